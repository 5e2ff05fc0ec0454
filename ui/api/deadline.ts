import { ClearedError } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'

/**
 * Fails with `timed-out` after that many milliseconds, or with `cancelled` when
 * the caller's own signal aborts.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>
): Promise<T> {
  throwIfAborted(signal)
  const cut = new AbortController()
  const over = new AbortController()
  let isLate = false
  const abort = () => cut.abort()
  signal?.addEventListener('abort', abort)
  platform()
    .wait(milliseconds, over.signal)
    .then(
      () => {
        isLate = true
        cut.abort()
      },
      () => {} // it finished in time
    )
  try {
    return await run(cut.signal)
  } catch (error) {
    throwIfAborted(signal)
    if (isLate) throw new ClearedError('timed-out', 'There was no reply.')
    throw error
  } finally {
    over.abort()
    signal?.removeEventListener('abort', abort)
  }
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ClearedError('cancelled', 'It was cancelled.')
}
