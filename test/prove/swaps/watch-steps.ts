import { isWire } from '../../../contract/wire.ts'
import type { Stage } from './stage.ts'
import { nameRequest } from './step.ts'
import type { Step } from './step.ts'
import { nameKey } from './watched-storage.ts'

/** What to do at a step. */
export interface AtStep {
  before?: () => void
  after?: () => void
  /** Replaces the exchange of a request and its reply. */
  breakRequest?: (go: () => Promise<Response>) => Promise<Response>
}

/** Reports every step until the returned function is called. */
export function watchSteps(
  stage: Stage,
  meet: (step: Step) => AtStep | undefined
): () => void {
  const { stack, file, storage } = stage
  const counts = { call: 0, answer: 0, request: 0, writing: 0, turn: 0 }
  let isOn = true
  let lastCall = ''

  function take(kind: Step['kind'], what: string): AtStep {
    if (!isOn) return {}
    counts[kind] += 1
    const left = counts.call - (kind === 'call' ? 1 : 0)
    const isIdle = left === counts.answer
    return meet({ kind, nth: counts[kind], what, isIdle }) ?? {}
  }

  file.panel.window.onCall(({ method }) => {
    lastCall = method
    const { before, after } = take('call', method)
    before?.()
    if (after) queueMicrotask(after)
  })
  file.panel.window.onMessage(message => {
    if (!isWire(message)) return
    if (message.kind !== 'result' && message.kind !== 'failure') return
    take('answer', message.kind).before?.()
  })
  stack.network.breakAll((line, go) => {
    const { before, breakRequest } = take('request', nameRequest(line))
    before?.()
    return breakRequest ? breakRequest(go) : go()
  })
  storage.onWrite = key => {
    const { before, after } = take('writing', nameKey(key))
    before?.()
    return after
  }
  stage.onTurn(() => take('turn', lastCall).after?.())
  return () => {
    isOn = false
    stage.onTurn(() => {})
    stack.network.breakAll((_, go) => go())
    storage.onWrite = () => undefined
  }
}
