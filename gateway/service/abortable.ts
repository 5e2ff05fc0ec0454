import { ClearedError } from '../../contract/errors.ts'
import { isTimeout } from './failed-call.ts'

/** Settles like the work, or rejects as soon as the signal aborts. */
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

/** For a timeout or a client that has disconnected. */
export function abortError({ reason }: AbortSignal): ClearedError {
  return isTimeout(reason)
    ? new ClearedError('timed-out', 'The request took too long.')
    : new ClearedError('bad-request', 'The client disconnected.')
}
