import { ClearedError } from './errors.ts'
import type { CallContext, Run } from './incoming-calls.ts'
import type { Handlers } from './peer.ts'

type Handler = (
  input: object,
  context: CallContext
) => Promise<object | null | undefined> | object | null | undefined

/** Runs the methods that calls name; a call fails with `unknown-method`. */
export function runHandlers<Local>(handlers: Handlers<Local>): Run {
  return async (method, input, context) => {
    if (!Object.prototype.hasOwnProperty.call(handlers, method)) {
      throw new ClearedError('unknown-method', `There is no method ${method}.`)
    }
    // The other side's types promise the input; handlers check what matters.
    const handler = handlers[method as keyof Local] as Handler
    return (await handler(input, context)) || null
  }
}
