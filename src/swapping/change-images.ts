import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { createSlices } from '../slices.ts'
import { findUses } from './find-uses.ts'
import { planJobs } from './plan-jobs.ts'
import type { Decide } from './plan-jobs.ts'
import { runJobs } from './run-jobs.ts'

/** Gives uses in one state another image, as decided; one undo step. */
export async function changeImages(
  state: 'comp' | 'licensed',
  assetIds: string[],
  decide: Decide,
  context: CallContext
): Promise<SwappedComps> {
  const { uses, unreadPages } = await findUses(state, context)
  const slices = createSlices(context)
  const { jobs, refused } = await planJobs(uses, decide, slices)
  const done = await runJobs(jobs, refused, slices, context)
  const swapped = assetIds.map(assetId => ({
    assetId,
    uses: done.get(assetId) || 0
  }))
  return { swapped, refused, unreadPages }
}
