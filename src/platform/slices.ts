import type { CallContext } from '../../contract/incoming-calls.ts'

/** Milliseconds that nobody notices; a slice may exceed it by one step. */
export const sliceLength = 7

export interface Slices {
  /** True when it is time to yield. */
  isOver(): boolean
  /** Yields to the editor; throws `cancelled` afterwards. */
  next(): Promise<void>
  /** Runs work that cannot be divided; its time does not count. */
  untimed<Result>(work: () => Result): Result
}

/** When the current turn started; all slices share it. */
let startedAt = 0

/** Resolves with the next turn; null when none is requested. */
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
      // Figma: a timeout takes up to 4 ms, so request it in advance
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

/** Lets pending messages arrive, such as a cancel. */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
