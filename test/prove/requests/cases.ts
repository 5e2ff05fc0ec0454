import { describeRequest } from './bad-request.ts'
import { badRequests } from './bad-requests.ts'
import { judgeExchange } from './judge-exchange.ts'
import { judgeReply } from './judge-reply.ts'
import { describeRaw, rawRequests } from './raw-requests.ts'
import type { Judgement, OpenTarget } from './target.ts'

/** A bad request to try. */
export interface Case {
  kind: string
  /** Method and path of the intended operation. */
  operation: string
  describe(): string
  judge(): Promise<Judgement>
}

interface Trial {
  seed: number
  runs: number
  words: string[] | undefined
}

/** Requests out of a hundred that go over a real connection. */
const overSockets = 4

/** Requests to try, one after another. */
export function* cases(target: OpenTarget, trial: Trial): Generator<Case> {
  const { seed, runs, words } = trial
  const { known } = target
  const raw = rawRequests({ seed, count: runs, known, words })
  let turn = 0
  for (const request of badRequests({ seed, count: runs, known, words })) {
    turn += 1
    const isRaw = !words?.length && turn % 100 < overSockets
    const next = isRaw ? raw.next().value : undefined
    yield next
      ? {
          kind: next.kind,
          operation: next.operation,
          describe: () => describeRaw(next),
          judge: () => judgeExchange(target, next)
        }
      : {
          kind: request.kind,
          operation: request.operation,
          describe: () => describeRequest(request),
          judge: () => judgeReply(target, request)
        }
  }
}
