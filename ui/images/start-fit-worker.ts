import { ClearedError } from '../../contract/errors.ts'
import type { FitReply } from './fit-message.ts'
import type { FitWorker } from './picture-fitter.ts'

/**
 * Starts a classic worker from its source. Figma: depending on the frame's
 * policy only one of `blob:` and `data:` addresses may run as a worker.
 */
export async function startFitWorker(source: string): Promise<FitWorker> {
  try {
    return await startBlob(source)
  } catch {
    return start(`data:text/javascript,${encodeURIComponent(source)}`)
  }
}

async function startBlob(source: string): Promise<FitWorker> {
  const url = URL.createObjectURL(
    new Blob([source], { type: 'text/javascript' })
  )
  try {
    return await start(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function start(url: string): Promise<FitWorker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url)
    worker.onmessage = (event: MessageEvent<FitReply>) => {
      if (event.data.kind === 'ready') resolve(worker)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new ClearedError('internal', 'No worker could be started.'))
    }
  })
}
