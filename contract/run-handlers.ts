import { ClearedError } from './errors.ts'
import type { CallContext, Handlers, Run } from './incoming-calls.ts'
import { fits } from './shape.ts'
import type { Shape } from './shape.ts'

type Handler = (
  input: object,
  context: CallContext
) => Promise<object | null | undefined> | object | null | undefined

/** What each method takes. */
export type Inputs<Local> = {
  [Name in keyof Local]: Local[Name] extends (input: infer Input) => unknown
    ? Shape<Input>
    : never
}

/**
 * Runs the methods that calls name; a call fails with `unknown-method`, and
 * with `bad-input` when its input is not as `inputs` says.
 */
export function runHandlers<Local>(
  handlers: Handlers<Local>,
  inputs?: Inputs<Local>
): Run {
  return async (method, input, context) => {
    if (!Object.keys(handlers).includes(method)) {
      throw new ClearedError('unknown-method', method)
    }
    const name = method as keyof Local // it is among them
    if (inputs && !fits(input, inputs[name])) {
      throw new ClearedError('bad-input', method)
    }
    // `inputs`, and the other side's types, promise what it takes
    const handler = handlers[name] as Handler
    return (await handler(input, context)) || null
  }
}
