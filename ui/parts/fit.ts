import fitWorkerSource from 'worker:../images/fit-worker.ts'
import { startFitWorker as startFrom } from '../images/start-fit-worker.ts'
import type { FitWorker } from '../images/picture-fitter.ts'

/** The worker's text is long and of use only when a picture is fitted. */
export function startFitWorker(): Promise<FitWorker> {
  return startFrom(fitWorkerSource)
}
