import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface CuttingProxy {
  port: number
  /**
   * From now on, `times` replies to requests that begin with these words are
   * not passed on: the connection to the browser is cut instead.
   */
  cutAfter(request: string, times: number): void
  /** How many connections were cut. */
  readonly cuts: number
  close(): Promise<void>
}

/** A TCP proxy that can lose a reply after the work was done. */
export async function openCuttingProxy(
  port: number,
  target: number
): Promise<CuttingProxy> {
  let words: string | null = null
  let left = 0
  let cuts = 0
  const sockets = new Set<Socket>()

  const server = createServer(client => {
    const upstream = connect(target, '127.0.0.1')
    let doomed = false
    sockets.add(client).add(upstream)
    client.on('data', bytes => {
      if (words && left > 0 && bytes.toString('latin1').startsWith(words)) {
        doomed = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', bytes => {
      if (!doomed) return client.write(bytes)
      left -= 1
      cuts += 1
      client.destroy()
      return upstream.destroy()
    })
    pairEnds(client, upstream)
    pairEnds(upstream, client)
  })
  await new Promise<void>(resolve =>
    server.listen(port, '127.0.0.1', () => resolve())
  )

  return {
    port: (server.address() as AddressInfo).port, // a TCP server has one
    cutAfter(request, times) {
      words = request
      left = times
    },
    get cuts() {
      return cuts
    },
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
