import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideSwaps } from '../swapping/plan-swaps.ts'

export async function swapComps(
  { swaps }: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const assetIds = swaps.map(({ assetId }) => assetId)
  return changeImages('comp', assetIds, await decideSwaps(swaps), context)
}
