import type { CallContext } from '../contract/incoming-calls.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * For methods that change the file: one that ends in the middle of another
 * would end its undo step, and what one puts back would cover the other.
 */
export function oneAfterAnother<Input, Output>(
  method: (input: Input, context: CallContext) => Output | Promise<Output>
): (input: Input, context: CallContext) => Promise<Output> {
  return (input, context) => {
    const done = last.then(() => {
      context.throwIfCancelled()
      return method(input, context)
    })
    last = done.catch(() => {}) // its caller hears of it
    return done
  }
}
