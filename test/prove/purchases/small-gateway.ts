import type { GatewayConfig } from '../../../gateway/core/config.ts'
import { purchaseKey } from '../../../gateway/purchases/purchase-record.ts'
import { hasCode } from './codes.ts'
import { endFlight } from './flights.ts'
import type { Flight } from './flights.ts'
import type { GatewayCode } from './gateway-entry.ts'
import { LightResponse, LightSignal } from './light-web.ts'
import { NoReply } from './network.ts'
import type { Carry } from './network.ts'
import { createRandomBytes } from './random-bytes.ts'
import type { RunStore } from './store/run-store.ts'
import { kindOf } from './request-kind.ts'
import { attemptOf } from './service-records.ts'
import { headersOf } from './plain-request.ts'
import type { PlainReply, PlainRequest } from './plain-request.ts'
import type { SmallService } from './small-service.ts'
import type { Life, Timeline } from './timeline.ts'

/** The gateway's own code, which can be killed and restarted. */
export interface SmallGateway {
  base: string
  serve(request: PlainRequest): Promise<PlainReply>
  /** Ends all work at once and keeps the store. */
  restart(): void
  loseStore(): void
  /** How often the store was lost. */
  readonly store: number
  /** Number of the running process. */
  readonly process: number
  /** Nobody gets a connection to it. */
  isAway: boolean
  makeHandle(account: string): string
}

export interface SmallGatewayParts {
  code: GatewayCode
  addresses: { service: string; gateway: string; media: string[] }
  clientId: string
  timeline: Timeline
  carry: Carry
  service: SmallService
  store: RunStore
  /** A new process started. */
  onLife: (life: Life) => void
  /** A license request is sent. */
  onFlight: (flight: Flight) => void
  /** The gateway replied that it never saw this attempt. */
  onUnseen: (attempt: string, bearer: string) => void
  /** Something happened that must never happen. */
  reportProblem: (text: string) => void
}

/** Milliseconds. */
const sessionLength = 30 * 24 * 3_600_000

export function createSmallGateway(parts: SmallGatewayParts): SmallGateway {
  const { code, timeline } = parts
  const config = configOf(parts)
  const randomBytes = createRandomBytes(7)
  let sessions = 0
  let store = 0
  let process = 0
  let running = begin()

  function begin() {
    process += 1
    return start(parts, config, randomBytes, process, () => store)
  }

  return {
    base: config.base,
    isAway: false,
    async serve(request) {
      if (this.isAway) throw new NoReply(false)
      const reply = await running.serve(request)
      const attempt = /\/([0-9a-f]{32})$/.exec(request.url)?.[1]
      const isUnseen = attempt !== undefined && reply.status === 404
      if (isUnseen) parts.onUnseen(attempt, request.bearer ?? '')
      return reply
    },
    restart() {
      running.end()
      running = begin()
    },
    get store() {
      return store
    },
    get process() {
      return process
    },
    loseStore() {
      parts.store.forget()
      store += 1
    },
    makeHandle(account) {
      sessions += 1
      const session = {
        id: `session${sessions}`,
        userId: account,
        refreshToken: account,
        endsAt: timeline.now() + sessionLength
      }
      return code.makeHandle(config, session, randomBytes)
    }
  }
}

function start(
  parts: SmallGatewayParts,
  config: GatewayConfig,
  randomBytes: (count: number) => Uint8Array,
  process: number,
  currentStore: () => number
) {
  const { code, timeline, carry, service, store, onLife } = parts
  const life: Life = { isOver: false }
  const cuts = new Set<() => void>()
  onLife(life)
  const app = code.createGateway(config, {
    store,
    now: () => timeline.now(),
    randomBytes,
    timeout: time => timeoutOf(timeline, life, time),
    log: entry => {
      const text = JSON.stringify(entry)
      if (entry.event === 'bug' || hasCode(text)) parts.reportProblem(text)
    },
    fetch: (input, init) => {
      const hop = {
        from: life,
        isBrowser: false,
        serve: async (request: PlainRequest) => service.ask(request)
      }
      const request = { ...toPlain(input, init), store: currentStore() }
      const flight = startFlight(request)
      const sent = flight ? { ...request, flight } : request
      const reply = fetchLikeNode(carry(sent, hop), init?.signal)
      return reply.finally(
        () => flight && endFlight(flight, timeline, life, currentStore)
      )
    }
  })

  /** Undefined when the request licenses nothing. */
  function startFlight(request: PlainRequest): Flight | undefined {
    if (kindOf(request, false) !== 'license') return undefined
    const attempt = attemptOf(request)
    const sentAt = timeline.now()
    const flight = { process, attempt, sentAt, endedAt: null, savedIn: null }
    if (attempt !== null) void checkKnown(attempt)
    parts.onFlight(flight)
    return flight
  }

  async function checkKnown(attempt: string): Promise<void> {
    if (await store.has(purchaseKey(attempt))) return
    parts.reportProblem(`${attempt} is sent, and the store does not know it`)
  }

  function serve(request: PlainRequest): Promise<PlainReply> {
    return new Promise((resolve, reject) => {
      const cut = () => reject(new NoReply(true))
      cuts.add(cut)
      Promise.resolve(app.fetch(toRequest(request)))
        .then(async response => ({
          status: response.status,
          body: await response.text()
        }))
        .then(resolve, reject)
        .finally(() => cuts.delete(cut))
    })
  }

  function end(): void {
    life.isOver = true
    cuts.forEach(cut => cut())
  }

  return { serve, end }
}

function timeoutOf(timeline: Timeline, life: Life, time: number): AbortSignal {
  const signal = new LightSignal()
  timeline.after(time, life, () => signal.abort(timeout))
  return signal as unknown as AbortSignal // has what the gateway uses
}

const timeout = new DOMException('It took too long.', 'TimeoutError')

/** Fails the way Node's fetch does. */
function fetchLikeNode(
  asking: Promise<PlainReply>,
  signal: AbortSignal | null | undefined
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    asking.then(
      // Has what the gateway reads.
      reply => {
        const init = { status: reply.status, headers: headersOf(reply) }
        resolve(new LightResponse(reply.body, init) as unknown as Response)
      },
      (error: unknown) => {
        const isConnected = !(error instanceof NoReply) || error.isConnected
        const code = isConnected ? 'ECONNRESET' : 'ECONNREFUSED'
        reject(new TypeError('fetch failed', { cause: { code } }))
      }
    )
  })
}

function toPlain(
  input: RequestInfo | URL,
  init: RequestInit = {}
): PlainRequest {
  const { method = 'GET', body } = init
  const authorization = new Headers(init.headers).get('Authorization') ?? ''
  const bearer = /^Bearer (.+)$/.exec(authorization)?.[1]
  const text = body instanceof URLSearchParams ? body.toString() : body
  const url = input instanceof Request ? input.url : input.toString()
  return {
    method,
    url,
    bearer: bearer ?? null,
    body: typeof text === 'string' ? text : ''
  }
}

/** A request with only what the gateway reads. */
function toRequest({ method, url, bearer, body }: PlainRequest): Request {
  const authorization = bearer === null ? null : `Bearer ${bearer}`
  const request = {
    method,
    url,
    headers: {
      get: (name: string) =>
        name.toLowerCase() === 'authorization' ? authorization : null
    },
    body: method === 'POST' ? [new TextEncoder().encode(body)] : null
  }
  return request as unknown as Request
}

function configOf(parts: SmallGatewayParts): GatewayConfig {
  const { addresses, clientId, code } = parts
  return {
    base: addresses.gateway,
    callback: `${addresses.gateway}/callback`,
    service: addresses.service,
    clientId,
    clientSecret: 'a-client-secret',
    sealingSecrets: ['a-sealing-secret-of-the-proof-0123456789-abcdefghijk'],
    media: addresses.media,
    proxies: [],
    serves: ['sign-in', 'purchases'],
    store: ':memory:',
    uploads: false,
    metrics: null,
    signOut: null,
    rateLimits: code.defaultRateLimits,
    timeLimits: code.defaultTimeLimits,
    bounds: code.defaultBounds
  }
}
