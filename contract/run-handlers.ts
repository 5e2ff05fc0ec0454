import { ClearedError } from './errors.ts'
import type { CallContext, Handlers, Run } from './incoming-calls.ts'
import { fits } from './shape.ts'
import type { Shape } from './shape.ts'

type Handler = (
  input: object,
  context: CallContext
) => Promise<object | null | undefined> | object | null | undefined

/** The checks of each method's input. */
export type Inputs<Local> = {
  [Name in keyof Local]: Local[Name] extends (input: infer Input) => unknown
    ? Shape<Input>
    : never
}

/**
 * Runs the handler of a call. Throws `unknown-method` without one, and
 * `bad-input` when the input fails the checks in `inputs`.
 */
export function runHandlers<Local>(
  handlers: Handlers<Local>,
  inputs?: Inputs<Local>
): Run {
  return async (method, input, context) => {
    if (!Object.keys(handlers).includes(method)) {
      throw new ClearedError('unknown-method', method)
    }
    const name = method as keyof Local // checked
    if (inputs && !fits(input, inputs[name])) {
      throw new ClearedError('bad-input', method)
    }
    // the input was checked, or the caller's types guarantee it
    const handler = handlers[name] as Handler
    return (await handler(input, context)) || null
  }
}
