import type { CallContext } from '../contract/incoming-calls.ts'
import { createQueue } from './platform/create-queue.ts'

const queue = createQueue()

/**
 * For methods that change the file: one that ends in the middle of another
 * would end its undo step, and what one puts back would cover the other.
 */
export function queueCalls<Input, Output>(
  method: (input: Input, context: CallContext) => Output | Promise<Output>
): (input: Input, context: CallContext) => Promise<Output> {
  return (input, context) =>
    queue(() => {
      context.throwIfCancelled()
      return method(input, context)
    })
}
