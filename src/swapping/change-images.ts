import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AssetRef, SwappedComps } from '../../contract/swapping.ts'
import { assetKey } from './asset-key.ts'
import { findUses } from './find-uses.ts'
import { planJobs } from './plan-jobs.ts'
import type { Decide } from './plan-jobs.ts'
import { runJobs } from './run-jobs.ts'

/** Gives uses in one state another image, as decided; one undo step. */
export async function changeImages(
  state: 'comp' | 'licensed',
  assets: AssetRef[],
  decide: Decide,
  context: CallContext
): Promise<SwappedComps> {
  const { uses, unreadPages, slices } = await findUses(state, context)
  const { jobs, refused } = await planJobs(uses, decide, slices)
  const done = await runJobs(jobs, refused, context)
  const swapped = assets.map(({ assetId, mediaType }) => ({
    assetId,
    mediaType,
    uses: done.get(assetKey({ assetId, mediaType })) || 0
  }))
  return { swapped, refused, unreadPages }
}
