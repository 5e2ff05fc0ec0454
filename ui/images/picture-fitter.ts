import { ClearedError, fromErrorData } from '../../contract/errors.ts'
import type { FitOptions, FittedPicture } from '../platform/platform.ts'
import { enqueue } from '../platform/queue.ts'
import type { FitReply, FitRequest } from './fit-message.ts'

/** The part of a Worker that the fitter needs. It has already sent `ready`. */
export interface FitWorker {
  postMessage(request: FitRequest, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((event: MessageEvent<FitReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type FitPicture = (
  bytes: Uint8Array,
  options?: FitOptions
) => Promise<FittedPicture>

/**
 * Fits one file after another. The given bytes are transferred and empty
 * afterwards. Aborting ends the worker; the next file starts a new one.
 */
export function createPictureFitter(
  startWorker: () => Promise<FitWorker>
): FitPicture {
  let worker: Promise<FitWorker> | null = null

  async function fitNext(
    bytes: Uint8Array,
    { signal, ...hints }: FitOptions
  ): Promise<FittedPicture> {
    throwIfAborted(signal)
    worker ??= startWorker()
    const running = await worker.catch(error => {
      worker = null
      throw error
    })
    throwIfAborted(signal)
    try {
      return await ask(running, { bytes, ...hints }, signal)
    } catch (error) {
      if (!isAboutFile(error)) {
        running.terminate()
        worker = null
      }
      throw error
    }
  }

  return (bytes, options = {}) =>
    enqueue(fitNext, () => fitNext(bytes, options))
}

function ask(
  worker: FitWorker,
  request: FitRequest,
  signal: AbortSignal | undefined
): Promise<FittedPicture> {
  return new Promise<FittedPicture>((resolve, reject) => {
    const abort = () => reject(cancelledError())
    signal?.addEventListener('abort', abort, { once: true })
    worker.onmessage = ({ data }) => {
      signal?.removeEventListener('abort', abort)
      if (data.kind === 'fitted') {
        const { kind: _, ...fitted } = data
        resolve(fitted)
      }
      if (data.kind === 'failed') reject(fromErrorData(data.error))
    }
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(request, [request.bytes.buffer])
  })
}

/** The worker answered, and is ready for the next file. */
function isAboutFile(error: unknown): boolean {
  return error instanceof ClearedError && error.code !== 'cancelled'
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelledError()
}

function cancelledError(): ClearedError {
  return new ClearedError('cancelled', 'Fitting a picture was cancelled.')
}
