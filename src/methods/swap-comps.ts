import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { checkSwaps } from '../input.ts'
import { createSlices } from '../slices.ts'
import { findUses } from '../swapping/find-uses.ts'
import { planJobs } from '../swapping/plan-jobs.ts'
import { decideSwaps, isComp } from '../swapping/plan-swaps.ts'
import { runJobs } from '../swapping/run-jobs.ts'

export async function swapComps(
  input: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const swaps = checkSwaps(input.swaps)
  const { uses, unreadPages } = await findUses(isComp, context)
  const slices = createSlices(context)
  const gone: SwappedComps['refused'] = []
  const plan = await planJobs(uses, await decideSwaps(swaps, gone), slices)
  const ran = await runJobs(plan, slices, context)
  const swapped = swaps.map(({ assetId }) => ({
    assetId,
    uses: ran.uses.get(assetId) || 0
  }))
  return { swapped, refused: gone.concat(ran.refused), unreadPages }
}
