import { atom } from 'nanostores'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { clearCanvasNotice, showCanvasError } from './canvas-notice.ts'
import { rememberComps } from '../shell/settings.ts'
import { reportWork } from '../shell/progress.ts'

type Way = 'place' | 'fill'

/**
 * By `assetKey`: the assets being placed or filled. An asset with both counts
 * as placed.
 */
export const $placing = atom<ReadonlyMap<string, Way>>(new Map())

interface Job {
  way: Way
  assets: readonly Asset[]
  abort: AbortController
}

/** Reports how many of several are ready. */
export type OnProgress = (done: number, total?: number) => void

const jobs = new Set<Job>()

/** Shows the work while it runs. Reports a failure and returns false. */
export async function runPlacing(
  way: Way,
  assets: readonly Asset[],
  run: (signal: AbortSignal, report: OnProgress) => Promise<void>,
  abort: AbortController = new AbortController()
): Promise<boolean> {
  const job = { way, assets, abort }
  jobs.add(job)
  showJobs()
  clearCanvasNotice()
  const hasVideo = assets.some(({ mediaType }) => mediaType === 'video')
  const report: OnProgress = (done, total = assets.length) => {
    const cancel = () => abort.abort()
    // A single video may take long, too.
    if (total > 1) reportWork(job, { kind: way, done, total, cancel })
    else if (hasVideo) reportWork(job, { kind: way, done, total: 0, cancel })
  }
  try {
    report(0)
    await run(abort.signal, report)
    rememberComps(assets.map(assetKey))
    return true
  } catch (error) {
    if (!abort.signal.aborted) showCanvasError(error)
    return false
  } finally {
    jobs.delete(job)
    reportWork(job, null)
    showJobs()
  }
}

/** Whether it is being placed as a layer; fills do not count. */
export function isBeingPlaced(asset: Asset): boolean {
  return $placing.get().get(assetKey(asset)) === 'place'
}

/** Cancels everything that is placed or filled together with it. */
export function cancelPlacing(asset: Asset): void {
  for (const { assets, abort } of jobs) {
    if (assets.some(one => isSameAsset(one, asset))) abort.abort()
  }
}

function showJobs(): void {
  const ways = new Map<string, Way>()
  for (const { way, assets } of jobs) {
    for (const key of assets.map(assetKey)) {
      if (ways.get(key) !== 'place') ways.set(key, way)
    }
  }
  $placing.set(ways)
}
