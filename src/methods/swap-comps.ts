import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { checkSwaps } from '../input.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideSwaps } from '../swapping/plan-swaps.ts'

export async function swapComps(
  input: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const swaps = checkSwaps(input.swaps)
  const assetIds = swaps.map(({ assetId }) => assetId)
  return changeImages('comp', assetIds, await decideSwaps(swaps), context)
}
