import type { CallContext } from '../contract/incoming-calls.ts'
import { createQueue } from './platform/create-queue.ts'

const queue = createQueue()

/**
 * Queues the calls of methods that change the file. Calls at the same time
 * would split each other's undo steps, and a rollback would overwrite other
 * changes.
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
