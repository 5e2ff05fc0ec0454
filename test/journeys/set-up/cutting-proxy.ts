import { createServer, connect } from 'node:net'
import type { Socket } from 'node:net'
import { listen } from '../../listen.ts'

export interface CuttingProxy {
  /**
   * Cuts the connection to the browser instead of passing on the next `times`
   * replies to requests with this prefix, each time after `first` has ended.
   */
  cutAfter(
    request: string,
    times: number,
    first?: () => void | Promise<void>
  ): void
  /** Keeps back the next reply to such a request without cutting anything. */
  keepNext(request: string): void
  /** The port to connect to; changing it ends all connections. */
  target: number
  /** While true, every connection is refused. */
  isDown: boolean
  readonly cuts: number
  /** Number of requests with this prefix. */
  arrivals(request: string): number
  close(): Promise<void>
}

/** A TCP proxy that can lose a reply after the work was done. */
export async function openCuttingProxy(
  port: number,
  firstTarget: number
): Promise<CuttingProxy> {
  let target = firstTarget
  let words: string | null = null
  let beforeCut: () => void | Promise<void> = () => {}
  let left = 0
  let kept: string | null = null
  let cuts = 0
  let isDown = false
  const seen: string[] = []
  const sockets = new Set<Socket>()

  const server = createServer(client => {
    if (isDown) return client.destroy()
    const upstream = connect(target, '127.0.0.1')
    let fate: 'passed' | 'cut' | 'kept' = 'passed'
    sockets.add(client).add(upstream)
    client.on('data', bytes => {
      const text = bytes.toString('latin1')
      if (/^[A-Z]+ \/\S* HTTP/.test(text)) seen.push(text)
      if (words && left > 0 && text.startsWith(words)) fate = 'cut'
      if (kept && text.startsWith(kept)) {
        fate = 'kept'
        kept = null
      }
      upstream.write(bytes)
    })
    const cut = async (): Promise<void> => {
      // Drop the rest of the reply, too.
      fate = 'kept'
      left -= 1
      await beforeCut()
      cuts += 1
      client.destroy()
      upstream.destroy()
    }
    upstream.on('data', bytes => {
      if (fate === 'passed') client.write(bytes)
      else if (fate === 'cut') void cut()
    })
    pairEnds(client, upstream)
    return pairEnds(upstream, client)
  })
  await listen(server, { port })

  return {
    get target() {
      return target
    },
    set target(port) {
      target = port
      sockets.forEach(socket => socket.destroy())
    },
    cutAfter(request, times, first = () => {}) {
      words = request
      left = times
      beforeCut = first
    },
    keepNext: request => void (kept = request),
    get isDown() {
      return isDown
    },
    set isDown(value) {
      isDown = value
      if (value) sockets.forEach(socket => socket.destroy())
    },
    get cuts() {
      return cuts
    },
    arrivals: request => seen.filter(text => text.startsWith(request)).length,
    close() {
      sockets.forEach(socket => socket.destroy())
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

function pairEnds(one: Socket, other: Socket): void {
  one.on('end', () => other.end())
  // A side is reset by the test or when the page closes.
  one.on('error', () => other.destroy())
  one.on('close', () => other.destroy())
}
