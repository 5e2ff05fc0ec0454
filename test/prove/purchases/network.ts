import type { Choices } from './choices.ts'
import { rewriteReply } from './rewrite-reply.ts'
import { kindOf } from './request-kind.ts'
import type { PlainReply, PlainRequest } from './plain-request.ts'
import type { Life, Report, Timeline } from './timeline.ts'
import type { FaultName, Faults } from './faults.ts'

/** What answers, and who receives the reply. */
export interface Hop {
  from: Life
  serve: (request: PlainRequest) => Promise<PlainReply>
  /** A browser repeats a request whose connection was cut; Node does not. */
  isBrowser: boolean
}

/** No reply arrived. */
export class NoReply extends Error {
  readonly isConnected: boolean

  constructor(isConnected: boolean) {
    super('There was no reply.')
    this.isConnected = isConnected
  }
}

export type Carry = (request: PlainRequest, hop: Hop) => Promise<PlainReply>

const always: Life = { isOver: false }

/** Milliseconds. */
const usualDelay = 5
const slow = [2000, 12_000, 45_000, 110_000]
const late = [52_000, 125_000, 600_000, 7_200_000]
/** Of a proxy that answers with a page of its own. */
const pageStatuses = [403, 404, 410, 451, 200]
const repeatedAfter = [1, 2500, 130_000, 900_000]

/** Carries requests with all the bad luck that a network has. */
export function createNetwork(
  choices: Choices,
  timeline: Timeline,
  faults: Faults,
  reportProblem: (text: string) => void,
  trace: Report | undefined
): Carry {
  const oneOf = (times: readonly number[]) =>
    times[choices.pick(times.length)] ?? usualDelay
  const page = (): PlainReply => ({
    status: pageStatuses[choices.pick(pageStatuses.length)] ?? 403,
    body: '<!doctype html><title>Blocked</title>'
  })

  return (request, { from, serve, isBrowser }) =>
    new Promise((resolve, reject) => {
      const kind = kindOf(request, isBrowser)
      const isRare = kind === 'direct' || kind === 'settled'
      // A plan sends many requests, and a failure hides what follows.
      const isMeant = (name: FaultName) =>
        faults.has(name) && (kind !== 'look' || choices.chance(4))
      const strikes = (name: FaultName) =>
        isMeant(name) && faults.strikes(name, () => [kind], isRare)
      let copies = 1
      const deliver = (delay: number, run: () => void) =>
        void timeline.after(delay, from, run)
      const fail = (isConnected: boolean) =>
        deliver(usualDelay, () => reject(new NoReply(isConnected)))
      trace?.(`> ${nameOf(request)}`)
      const answer = (reply: PlainReply) => {
        trace?.(
          `< ${reply.status} ${nameOf(request)} ${reply.body.slice(0, 200)}`
        )
        const delay = strikes('reply-slow') ? oneOf(slow) : usualDelay
        deliver(delay, () => resolve(reply))
      }
      const arrive = () =>
        serve(request).then(
          reply => {
            if (strikes('reply-lost')) return lose(true)
            if (strikes('failed-after')) return answer(failure(502))
            if (strikes('page-after')) return answer(page())
            answer(isBrowser ? rewriteReply(kind, reply, strikes) : reply)
          },
          (error: unknown) => {
            if (!(error instanceof NoReply)) reportProblem(String(error))
            lose(!(error instanceof NoReply) || error.isConnected)
          }
        )
      // The sender fails only when every copy is lost.
      const lose = (isConnected: boolean) => {
        copies -= 1
        if (copies === 0) fail(isConnected)
      }
      const delayOf = () => {
        const isLicense = kind === 'license' || kind === 'direct'
        if (isLicense && strikes('works-late')) return oneOf(late)
        return strikes('request-slow') ? oneOf(slow) : usualDelay
      }
      if (strikes('not-connected')) return fail(false)
      if (strikes('request-lost')) return fail(true)
      if (strikes('failed-before')) return answer(failure(503))
      if (strikes('too-many')) return answer(failure(429))
      if (strikes('not-there')) return answer(failure(404))
      if (strikes('page-before')) return answer(page())
      timeline.after(delayOf(), always, () => void arrive())
      const isPost = isBrowser && request.method === 'POST'
      if (isPost && strikes('repeated-by-transport')) {
        copies += 1
        const delay = oneOf(repeatedAfter)
        timeline.after(delay, always, () => void arrive())
      }
    })
}

function nameOf({ method, url, bearer }: PlainRequest): string {
  return `${method} ${url} ${bearer ?? ''}`
}

function failure(status: number): PlainReply {
  return { status, body: '' }
}
