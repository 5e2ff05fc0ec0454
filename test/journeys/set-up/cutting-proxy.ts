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

/** What the proxy does with its connections. */
interface ProxyState {
  target: number
  isDown: boolean
  /** Prefix of the requests whose replies are cut. */
  cutPrefix: string | null
  cutsLeft: number
  beforeCut: () => void | Promise<void>
  /** Prefix of the request whose reply is kept back. */
  keptPrefix: string | null
  cuts: number
  requests: string[]
}

/** A TCP proxy that can lose a reply after the work was done. */
export async function openCuttingProxy(
  port: number,
  firstTarget: number
): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  const state: ProxyState = {
    target: firstTarget,
    isDown: false,
    cutPrefix: null,
    cutsLeft: 0,
    beforeCut: () => {},
    keptPrefix: null,
    cuts: 0,
    requests: []
  }
  const server = createServer(client => {
    if (state.isDown) return client.destroy()
    const upstream = connect(state.target, '127.0.0.1')
    sockets.add(client).add(upstream)
    return relay(client, upstream, state)
  })
  await listen(server, { port })

  return {
    get target() {
      return state.target
    },
    set target(port) {
      state.target = port
      sockets.forEach(socket => socket.destroy())
    },
    cutAfter(request, times, first = () => {}) {
      state.cutPrefix = request
      state.cutsLeft = times
      state.beforeCut = first
    },
    keepNext: request => void (state.keptPrefix = request),
    get isDown() {
      return state.isDown
    },
    set isDown(value) {
      state.isDown = value
      if (value) sockets.forEach(socket => socket.destroy())
    },
    get cuts() {
      return state.cuts
    },
    arrivals: request =>
      state.requests.filter(text => text.startsWith(request)).length,
    close() {
      sockets.forEach(socket => socket.destroy())
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

/** Passes on what both sides send, except for replies that are cut or kept. */
function relay(client: Socket, upstream: Socket, state: ProxyState): void {
  let fate: 'passed' | 'cut' | 'kept' = 'passed'
  client.on('data', bytes => {
    const text = bytes.toString('latin1')
    if (/^[A-Z]+ \/\S* HTTP/.test(text)) state.requests.push(text)
    const { cutPrefix, cutsLeft, keptPrefix } = state
    if (cutPrefix && cutsLeft > 0 && text.startsWith(cutPrefix)) fate = 'cut'
    if (keptPrefix && text.startsWith(keptPrefix)) {
      fate = 'kept'
      state.keptPrefix = null
    }
    upstream.write(bytes)
  })
  const cut = async (): Promise<void> => {
    // Drop the rest of the reply, too.
    fate = 'kept'
    state.cutsLeft -= 1
    await state.beforeCut()
    state.cuts += 1
    client.destroy()
    upstream.destroy()
  }
  upstream.on('data', bytes => {
    if (fate === 'passed') client.write(bytes)
    else if (fate === 'cut') void cut()
  })
  pairEnds(client, upstream)
  pairEnds(upstream, client)
}

function pairEnds(one: Socket, other: Socket): void {
  one.on('end', () => other.end())
  // A side is reset by the test or when the page closes.
  one.on('error', () => other.destroy())
  one.on('close', () => other.destroy())
}
