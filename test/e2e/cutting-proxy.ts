import { createServer, connect } from 'node:net'
import type { Socket } from 'node:net'
import { listen } from '../listen.ts'

export interface CuttingProxy {
  /**
   * From now on, `times` replies to requests that begin with these words are
   * not passed on: the connection to the browser is cut instead, each time
   * after `first` has ended.
   */
  cutAfter(
    request: string,
    times: number,
    first?: () => void | Promise<void>
  ): void
  /** The next reply to such a request never arrives, and nothing is cut. */
  keepNext(request: string): void
  /** The port that connections lead to; another one ends those there are. */
  target: number
  /** While true, nobody gets a connection. */
  isDown: boolean
  readonly cuts: number
  /** How many requests began with these words. */
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
      // The rest of the reply goes nowhere either.
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
  // A reset on one side is what the test asked for, or the page going away.
  one.on('error', () => other.destroy())
  one.on('close', () => other.destroy())
}
