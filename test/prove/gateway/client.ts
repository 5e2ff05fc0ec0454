import * as v from 'valibot'
import { errorCodes } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { GatewayError, gatewayRoutes } from '../../../contract/gateway.ts'
import type { Choices } from '../purchases/choices.ts'
import type { Instance, Servers } from './servers.ts'
import { countOne, countRequest } from './tally.ts'
import type { Tally } from './tally.ts'

/** What a panel knows of its request; `lost` without a whole reply. */
export type Answer =
  | { state: 'ok'; bytes: Buffer; from: Instance; life: number }
  | { state: 'refused'; code: string }
  | { state: 'lost' }

export interface Question {
  /** A row of the table. */
  kind: string
  path: string
  /** Makes it a POST. */
  json?: object
  headers?: Record<string, string>
  /** By chance if left out. */
  instance?: Instance
  /** Milliseconds after which the panel is closed; it stays if left out. */
  leavesAfter?: number
}

/** The network of one panel and its browser. */
export interface Client {
  ask(question: Question, choices: Choices): Promise<Answer>
  /** The way of the browser, to the gateway and the service. */
  browse(request: Request): Promise<Response>
}

/** Milliseconds after which a panel gives up. */
const patience = 30_000

/** `address` is the panel's own, as the gateway's proxy reports it. */
export function createClient(
  { base, instances }: Servers,
  tally: Tally,
  address: string
): Client {
  const own = { 'X-Forwarded-For': address }
  let turn = 0

  async function ask(
    { kind, path, json, headers, instance, leavesAfter }: Question,
    choices: Choices
  ): Promise<Answer> {
    const from = instance ?? balance(instances, choices)
    const { lives: life } = from
    const time = leavesAfter ?? patience
    if (leavesAfter !== undefined) countOne(tally.faults, 'a client leaves')
    try {
      const reply = await fetch(from.url + path, {
        method: json ? 'POST' : 'GET',
        headers: {
          ...own,
          ...(json && { 'Content-Type': 'application/json' }),
          ...headers
        },
        ...(json && { body: JSON.stringify(json) }),
        signal: AbortSignal.timeout(time)
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      if (reply.ok) {
        countRequest(tally, kind, 'ok')
        return { state: 'ok', bytes, from, life }
      }
      const code = codeOf(path, reply.status, bytes)
      countRequest(tally, kind, 'refused')
      countOne(tally.codes, code ?? `${reply.status}`)
      if (code === null) {
        const text = bytes.toString('utf8').slice(0, 200)
        tally.problems.push(
          `${kind} was answered ${reply.status} without a known code: ${text}`
        )
      }
      return { state: 'refused', code: code ?? '' }
    } catch {
      countRequest(tally, kind, 'lost')
      return { state: 'lost' }
    }
  }

  async function browse(request: Request): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url)
    if (origin !== base) return fetch(request, { redirect: 'manual' })
    turn += 1
    const [first, second] = instances
    const { url } = turn % 2 && second.process.isUp ? second : first
    const headers = new Headers([...request.headers, ...Object.entries(own)])
    try {
      const reply = await fetch(url + pathname + search, {
        method: request.method,
        headers,
        ...(request.method === 'POST' && { body: await request.text() }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience)
      })
      const { status } = reply
      countRequest(tally, 'page', status < 400 ? 'ok' : 'refused')
      if (status === 500) {
        tally.problems.push(`the page ${pathname} was answered 500`)
      }
      return reply
    } catch (error) {
      countRequest(tally, 'page', 'lost')
      throw error
    }
  }

  return { ask, browse }
}

/** Sends little to an instance that is down, like the proxy before them. */
function balance(
  [first, second]: Servers['instances'],
  choices: Choices
): Instance {
  const isSecond = choices.chance(2)
  const isSent = second.process.isUp || choices.chance(10)
  return isSecond && isSent ? second : first
}

/** Null for a failure that no panel knows, and for a bug. */
function codeOf(path: string, status: number, bytes: Buffer): string | null {
  const body = parse(bytes)
  const read = v.safeParse(GatewayError, body)
  if (read.success) {
    const { code } = read.output.error
    const isKnown = errorCodes.includes(code as ErrorCode) // looked up
    return isKnown && code !== 'internal' ? code : null
  }
  // Refusals of the service pass the relay as they are.
  const isRelayed = path.startsWith(`${gatewayRoutes.api}/`) && status < 500
  return isRelayed && v.is(Refusal, body) ? `the service's ${status}` : null
}

const Refusal = v.object({ message: v.string() })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
