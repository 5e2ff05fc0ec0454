import { createPictureFitter } from './picture-fitter.ts'
import type { FitPicture, FitWorker } from './picture-fitter.ts'

/** Fits two files at a time. The second worker starts when it is needed. */
export function createTwoFitters(
  startWorker: () => Promise<FitWorker>
): FitPicture {
  const first = { fit: createPictureFitter(startWorker), waiting: 0 }
  const second = { fit: createPictureFitter(startWorker), waiting: 0 }
  return async (bytes, options) => {
    const fitter = second.waiting < first.waiting ? second : first
    fitter.waiting += 1
    try {
      return await fitter.fit(bytes, options)
    } finally {
      fitter.waiting -= 1
    }
  }
}
