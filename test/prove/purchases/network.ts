import type { Choices } from './choices.ts'
import type { PlainReply, PlainRequest } from './small-service.ts'
import type { Life, Tell, Timeline } from './timeline.ts'
import type { Troubles } from './troubles.ts'

/** What answers, and who hears of the reply. */
export interface Hop {
  from: Life
  serve: (request: PlainRequest) => Promise<PlainReply>
  /** A browser repeats a request whose connection was cut; Node does not. */
  isBrowser: boolean
}

/** No reply came. */
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
const usual = 5
const slow = [2000, 12_000, 45_000, 110_000]
const late = [52_000, 125_000, 600_000, 7_200_000]
const repeatedAfter = [1, 2500, 130_000, 900_000]

/** Carries requests with all the bad luck that a network has. */
export function createNetwork(
  choices: Choices,
  timeline: Timeline,
  troubles: Troubles,
  surprise: (text: string) => void,
  trace: Tell | undefined
): Carry {
  const oneOf = (times: readonly number[]) =>
    times[choices.pick(times.length)] ?? usual

  function delayOf(request: PlainRequest): number {
    const isLicense =
      request.method === 'POST' && request.url.endsWith('/images/licenses')
    if (isLicense && troubles.strikes('works-late')) return oneOf(late)
    if (troubles.strikes('request-slow')) return oneOf(slow)
    return usual
  }

  return (request, { from, serve, isBrowser }) =>
    new Promise((resolve, reject) => {
      const tell = (delay: number, run: () => void) =>
        void timeline.after(delay, from, run)
      const fail = (isConnected: boolean) =>
        tell(usual, () => reject(new NoReply(isConnected)))
      trace?.(`> ${nameOf(request)}`)
      const answer = (reply: PlainReply) => {
        trace?.(
          `< ${reply.status} ${nameOf(request)} ${reply.body.slice(0, 200)}`
        )
        const delay = troubles.strikes('reply-slow') ? oneOf(slow) : usual
        tell(delay, () => resolve(reply))
      }
      const arrive = () =>
        serve(request).then(
          reply => {
            if (troubles.strikes('reply-lost')) return fail(true)
            if (troubles.strikes('failed-after')) return answer(failure(502))
            answer(reply)
          },
          (error: unknown) => {
            if (!(error instanceof NoReply)) surprise(String(error))
            fail(true)
          }
        )
      if (troubles.strikes('not-connected')) return fail(false)
      if (troubles.strikes('request-lost')) return fail(true)
      if (troubles.strikes('failed-before')) return answer(failure(503))
      if (troubles.strikes('too-many')) return answer(failure(429))
      timeline.after(delayOf(request), always, () => void arrive())
      const isPost = isBrowser && request.method === 'POST'
      if (isPost && troubles.strikes('repeated-by-transport')) {
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
