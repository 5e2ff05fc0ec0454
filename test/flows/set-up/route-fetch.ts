import { responseFrom } from '../../response-from.ts'

/** Answers requests to an origin. */
export type Server = (request: Request) => Promise<Response>

/**
 * A fault between client and server; `go` lets the request arrive, and the
 * signal aborts when the client hangs up.
 */
export type Fault = (
  go: () => Promise<Response>,
  signal: AbortSignal
) => Promise<Response>

export interface RouteFetch {
  /** A request of the panel's frame: origin null, no cookies, CORS enforced. */
  fetchFromFrame(url: string, init?: RequestInit): Promise<Response>
  /** A request of a browser or server. */
  direct(request: Request): Promise<Response>
  /** `METHOD address` of all requests, oldest first. */
  asked: string[]
  /** Requests in progress, except for those that a test holds. */
  readonly pending: number
  /** Breaks the next request whose `METHOD address` starts with the text. */
  breakNext(start: string, fault: Fault): void
  /** Breaks every request; the first argument is its `METHOD address`. */
  breakAll(
    breakRequest: (
      line: string,
      go: () => Promise<Response>
    ) => Promise<Response>
  ): void
  /** Holds the next such request until the returned function is called. */
  holdNext(start: string): () => void
  /** Prefixes of faults that no request has met. */
  unmet(): string[]
  /** Makes requests to this origin fail as if nothing were there. */
  takeDown(origin: string): void
  bringUp(origin: string): void
}

/** The network of a flow, in which only these origins exist. */
export function createRouteFetch(servers: Map<string, Server>): RouteFetch {
  const down = new Set<string>()
  const asked: string[] = []
  const faults: { start: string; fault: Fault }[] = []
  let pending = 0
  let breakRequest: Parameters<RouteFetch['breakAll']>[0] = (_, go) => go()

  async function ask(request: Request, isServers: boolean): Promise<Response> {
    const { origin } = new URL(request.url)
    const server = servers.get(origin)
    if (!server) throw new Error(`Unexpected request to ${request.url}`)
    if (down.has(origin)) throw new TypeError('Failed to fetch')
    const line = `${request.method} ${request.url}`
    asked.push(line)
    const at = faults.findIndex(({ start }) => line.startsWith(start))
    const [found] = at < 0 ? [] : faults.splice(at, 1)
    const go = () => adjustPending(1, () => server(request.clone()))
    const fault: Fault = found?.fault ?? (next => breakRequest(line, next))
    const { signal } = request
    if (!isServers) return fault(go, signal)
    return adjustPending(-1, () => fault(() => adjustPending(1, go), signal))
  }

  async function adjustPending<T>(
    step: number,
    work: () => Promise<T>
  ): Promise<T> {
    pending += step
    try {
      return await work()
    } finally {
      pending -= step
    }
  }

  async function fetchFromFrame(
    url: string,
    init: RequestInit = {}
  ): Promise<Response> {
    init.signal?.throwIfAborted()
    const headers = new Headers(init.headers)
    headers.set('Origin', 'null')
    headers.set('User-Agent', 'Mozilla/5.0 (a test)')
    if (init.cache === 'reload') headers.set('Cache-Control', 'no-cache')
    if (needsPreflight(init)) await preflight(url, init)
    const asking = ask(new Request(url, { ...init, headers }), false)
    const response = await rejectOnAbort(asking, init.signal)
    requireCors(response, url)
    return responseFrom(url, response)
  }

  async function preflight(url: string, init: RequestInit): Promise<void> {
    const names = [...new Headers(init.headers).keys()].join(', ')
    const response = await ask(
      new Request(url, {
        method: 'OPTIONS',
        headers: {
          Origin: 'null',
          'Access-Control-Request-Method': init.method ?? 'GET',
          'Access-Control-Request-Headers': names
        }
      }),
      false
    )
    requireCors(response, url)
    const allowed = response.headers.get('Access-Control-Allow-Headers') ?? ''
    const missing = names
      .split(', ')
      .find(name => !allowed.toLowerCase().includes(name))
    if (missing)
      throw new TypeError(`CORS: ${missing} is not allowed at ${url}`)
  }

  function breakNext(start: string, fault: Fault): void {
    faults.push({ start, fault })
  }

  function holdNext(start: string): () => void {
    let release = () => {}
    const gate = new Promise<void>(resolve => (release = resolve))
    breakNext(start, go => gate.then(go))
    return release
  }

  return {
    fetchFromFrame,
    direct: request => ask(request, true),
    asked,
    get pending() {
      return pending
    },
    breakNext,
    breakAll: every => void (breakRequest = every),
    holdNext,
    unmet: () => faults.map(({ start }) => start),
    takeDown: origin => void down.add(origin),
    bringUp: origin => void down.delete(origin)
  }
}

/** Rejects at once on an abort, like a browser. */
function rejectOnAbort(
  asking: Promise<Response>,
  signal: AbortSignal | null | undefined
): Promise<Response> {
  if (!signal) return asking
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal.addEventListener('abort', abort, { once: true })
    asking
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

function needsPreflight({ method = 'GET', headers }: RequestInit): boolean {
  const sent = new Headers(headers)
  const type = sent.get('Content-Type') ?? ''
  return (
    !['GET', 'HEAD', 'POST'].includes(method) ||
    sent.has('Authorization') ||
    type.startsWith('application/json')
  )
}

function requireCors(response: Response, url: string): void {
  const allowed = response.headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === 'null') return
  throw new TypeError(`CORS: ${url} does not allow origin null`)
}
