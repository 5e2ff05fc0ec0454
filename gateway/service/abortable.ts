import { ClearedError } from '../../contract/errors.ts'
import { isTimeout } from './failed-call.ts'

/** Settles as the work does, or fails at once when it is given up. */
export function abortable<T>(
  work: Promise<T>,
  signal: AbortSignal
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError(signal))
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    work
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Either the time was over or the client hung up. */
export function abortError({ reason }: AbortSignal): ClearedError {
  return isTimeout(reason)
    ? new ClearedError('timed-out', 'It took too long.')
    : new ClearedError('bad-request', 'The client hung up.')
}
