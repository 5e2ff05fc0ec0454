import { ClearedError } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'

/**
 * Fails with `timed-out` after that many milliseconds, counted again from each
 * call of `postpone`, or with `cancelled` when the caller's own signal aborts.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal, postpone: () => void) => Promise<T>
): Promise<T> {
  throwIfAborted(signal)
  const cut = new AbortController()
  let waiting = new AbortController()
  let isLate = false
  const abort = () => cut.abort()
  const late = () => {
    isLate = true
    cut.abort()
  }
  function wait(): void {
    platform()
      .wait(milliseconds, waiting.signal)
      .then(late, () => {}) // it was in time
  }
  function postpone(): void {
    waiting.abort()
    waiting = new AbortController()
    wait()
  }
  signal?.addEventListener('abort', abort)
  wait()
  try {
    return await run(cut.signal, postpone)
  } catch (error) {
    throwIfAborted(signal)
    if (isLate) throw new ClearedError('timed-out', 'There was no reply.')
    throw error
  } finally {
    waiting.abort()
    signal?.removeEventListener('abort', abort)
  }
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ClearedError('cancelled', 'It was cancelled.')
}
