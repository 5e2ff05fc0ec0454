import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { createSlices } from '../slices.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideSwaps } from '../swapping/plan-swaps.ts'

export async function swapComps(
  { swaps }: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const assetIds = swaps.map(({ assetId }) => assetId)
  const decide = await decideSwaps(swaps, createSlices(context))
  return changeImages('comp', assetIds, decide, context)
}
