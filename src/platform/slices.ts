import type { CallContext } from '../../contract/incoming-calls.ts'

/** Milliseconds that nobody notices; the last piece of a slice adds to them. */
export const sliceLength = 7

export interface Slices {
  /** True when others should have their turn now. */
  isOver(): boolean
  /** Gives the editor a turn; throws `cancelled` after it. */
  next(): Promise<void>
  /** Runs what Figma does in one piece; its time is not ours. */
  untimed<Result>(work: () => Result): Result
}

/** Of the turn, whoever divides work in it. */
let startedAt = 0

/** The next turn, while it has not come. */
let pendingTurn: Promise<void> | null = null

/** Divides long work into slices. Without a context it cannot be cancelled. */
export function createSlices(
  context?: Pick<CallContext, 'throwIfCancelled'> | null
): Slices {
  return {
    isOver: () => Date.now() - startedAt >= sliceLength,
    async next() {
      await (pendingTurn || requestTurn())
      startedAt = Date.now()
      // Figma: a timeout takes up to 4 ms; asked for now, it is due in time
      void requestTurn()
      if (context) context.throwIfCancelled()
    },
    untimed(work) {
      const before = Date.now()
      const result = work()
      startedAt += Date.now() - before
      return result
    }
  }
}

function requestTurn(): Promise<void> {
  pendingTurn = nextTurn().then(() => {
    pendingTurn = null
  })
  return pendingTurn
}

/** Lets messages in that wait, such as a cancel. */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
