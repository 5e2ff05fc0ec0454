import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AssetRef } from '../../contract/document.ts'
import type {
  ReshapedAsset,
  SwappedComps,
  UnreadPage
} from '../../contract/swapping.ts'
import { changeFile } from '../document/change-file.ts'
import { findAlike } from '../document/image-index.ts'
import { pendingChanges } from '../finding/pending-changes.ts'
import { stillShows } from '../finding/still-shows.ts'
import { pictureSize } from '../images/picture-file.ts'
import { hasOtherShape } from '../images/subject-share.ts'
import { createSlices } from '../platform/slices.ts'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import { findUses } from './find-uses.ts'
import { rememberSwappedComp } from './swapped-comps.ts'
import { planJobs } from './plan-jobs.ts'
import type { Decide } from './plan-jobs.ts'
import { runJobs } from './run-jobs.ts'
import type { DoneJob, Results } from './run-jobs.ts'

/** Others may keep making copies. */
const maxRounds = 4

/**
 * Changes the images of all uses in this state as `decide` says, in one undo
 * step. Runs again for changes that arrive during a round; a use that somebody
 * else reverted is not changed again.
 */
export async function changeImages(
  state: 'comp' | 'licensed',
  assets: AssetRef[],
  decide: Decide,
  context: CallContext
): Promise<SwappedComps> {
  const results: Results = { tried: new Set(), done: [], refused: [] }
  const { tried, done, refused } = results
  const shown: DoneJob[] = []
  let unreadPages: UnreadPage[] = []
  await changeFile(context, async (restore, slices) => {
    let round = 0
    do {
      const found = await findUses(state, round ? 'changed' : 'stale', context)
      unreadPages = found.unreadPages
      const jobs = await planJobs(found.uses, decide, tried, slices)
      await runJobs(jobs, results, restore, slices)
      // Figma: events for the latest changes arrive in a later turn
      await slices.next()
      round += 1
    } while (round < maxRounds && hasNewChanges())
    for (const job of done) {
      if (slices.isOver()) await slices.next()
      if (stillShows(job.use.holder, job.origin.imageHash)) shown.push(job)
    }
  })
  const { counts, images, reshaped } = await countUses(shown)
  const swapped = assets.map(asset => {
    const uses = counts.get(assetKey(asset)) || 0
    return Object.assign({ uses }, toAssetRef(asset))
  })
  const found = await findAlike(Array.from(images.values()), createSlices())
  const alike = Array.from(found.values())
  return Object.assign(
    { swapped, refused, unreadPages },
    alike.length > 0 && { alike },
    reshaped.size > 0 && { reshaped: Array.from(reshaped.values()) }
  )

  /** Ignores our own changes. */
  function hasNewChanges(): boolean {
    return Array.from(pendingChanges.keys()).some(id => !tried.has(id))
  }
}

interface SwapCounts {
  /** By asset. */
  counts: Map<string, number>
  /** Licensed files, by asset. */
  images: Map<string, { imageHash: string; asset: AssetRef }>
  /** Those of another shape than their comps, by asset. */
  reshaped: Map<string, ReshapedAsset>
}

/**
 * Counts swapped uses by asset, and remembers what putting comps back needs.
 * Not cancellable, as the swap is done.
 */
async function countUses(shown: DoneJob[]): Promise<SwapCounts> {
  const counted: SwapCounts = {
    counts: new Map(),
    images: new Map(),
    reshaped: new Map()
  }
  const { counts, images, reshaped } = counted
  const slices = createSlices()
  await slices.next()
  for (const { use, origin, swapped } of shown) {
    if (slices.isOver()) await slices.next()
    const { imageHash, entry } = origin
    const key = assetKey(entry)
    counts.set(key, (counts.get(key) || 0) + 1)
    if (entry.state === 'comp') continue
    images.set(key, { imageHash, asset: entry })
    swapped.forEach(one => rememberSwappedComp(imageHash, one))
    const { nodeId } = use.found
    if (nodeId && hasOtherShape(pictureSize(use.entry), pictureSize(entry))) {
      const known = reshaped.get(key)
      if (known) known.nodeIds.push(nodeId)
      else
        reshaped.set(
          key,
          Object.assign({ nodeIds: [nodeId] }, toAssetRef(entry))
        )
    }
  }
  return counted
}
