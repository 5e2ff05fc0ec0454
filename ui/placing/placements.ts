import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { clearCanvasNotice, showCanvasError } from './canvas-notice.ts'
import { rememberComps } from '../shell/settings.ts'
import { tellWork } from '../shell/progress.ts'

type Way = 'place' | 'fill'

/**
 * Ids of the assets on their way to the canvas. One that is to become a layer
 * and to fill one is said to be placed.
 */
export const $placing = atom<ReadonlyMap<string, Way>>(new Map())

interface Job {
  way: Way
  assetIds: string[]
  abort: AbortController
}

/** Hears how many of several are there. */
export type Tell = (done: number, total?: number) => void

const jobs = new Set<Job>()

/** Shows what is on its way; false when it went wrong, which it says. */
export async function runPlacing(
  way: Way,
  assets: readonly Asset[],
  run: (signal: AbortSignal, tell: Tell) => Promise<void>,
  abort: AbortController = new AbortController()
): Promise<boolean> {
  const job = { way, assetIds: assets.map(({ id }) => id), abort }
  jobs.add(job)
  showJobs()
  clearCanvasNotice()
  const tell: Tell = (done, total = assets.length) => {
    const cancel = () => abort.abort()
    if (total > 1) tellWork(job, { kind: way, done, total, cancel })
  }
  try {
    tell(0)
    await run(abort.signal, tell)
    rememberComps(job.assetIds)
    return true
  } catch (error) {
    if (!abort.signal.aborted) showCanvasError(error)
    return false
  } finally {
    jobs.delete(job)
    tellWork(job, null)
    showJobs()
  }
}

/** On its way to become a layer; one that fills layers is not. */
export function isBeingPlaced({ id }: Asset): boolean {
  return $placing.get().get(id) === 'place'
}

/** With all that is placed or filled together with it. */
export function cancelPlacing(assetId: string): void {
  for (const { assetIds, abort } of jobs) {
    if (assetIds.includes(assetId)) abort.abort()
  }
}

function showJobs(): void {
  const ways = new Map<string, Way>()
  for (const { way, assetIds } of jobs) {
    for (const id of assetIds) if (ways.get(id) !== 'place') ways.set(id, way)
  }
  $placing.set(ways)
}
