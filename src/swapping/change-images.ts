import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  AssetRef,
  SwappedComps,
  UnreadPage
} from '../../contract/swapping.ts'
import { changeFile } from '../document/change-file.ts'
import { heardChanges } from '../finding/heard-changes.ts'
import { createSlices } from '../slices.ts'
import { assetKey, toAssetRef } from './asset-key.ts'
import { findUses } from './find-uses.ts'
import { keepComp } from './kept-comps.ts'
import { planJobs } from './plan-jobs.ts'
import type { Decide } from './plan-jobs.ts'
import { runJobs } from './run-jobs.ts'
import type { DoneJob, Results } from './run-jobs.ts'
import { shows } from './swap-use.ts'

/** Others may go on making copies for as long as they like. */
const mostRounds = 4

/**
 * Gives uses in one state another image, as decided; one undo step. What came
 * meanwhile has a round of its own; what somebody takes back stays so.
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
      // Figma: what was changed just now is told in a later turn
      await slices.next()
      round += 1
    } while (round < mostRounds && isMoreHeard())
    for (const job of done) {
      if (slices.isOver()) await slices.next()
      if (shows(job.use.shownBy, job.origin.imageHash)) shown.push(job)
    }
  })
  const counts = await countUses(shown)
  const swapped = assets.map(asset => {
    const uses = counts.get(assetKey(asset)) || 0
    return Object.assign({ uses }, toAssetRef(asset))
  })
  return { swapped, refused, unreadPages }

  /** Of anything but our own changes. */
  function isMoreHeard(): boolean {
    return Array.from(heardChanges.keys()).some(id => !tried.has(id))
  }
}

/**
 * By asset; what has to be known to put comps back is remembered. The swap
 * stands: nothing cancels this.
 */
async function countUses(shown: DoneJob[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const slices = createSlices()
  await slices.next()
  for (const { origin, swapped } of shown) {
    if (slices.isOver()) await slices.next()
    const { imageHash, entry } = origin
    const key = assetKey(entry)
    counts.set(key, (counts.get(key) || 0) + 1)
    if (entry.state === 'comp') continue
    swapped.forEach(one => keepComp(imageHash, one))
  }
  return counts
}
