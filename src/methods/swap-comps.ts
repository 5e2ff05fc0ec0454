import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import { createSlices } from '../platform/slices.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideSwaps } from '../swapping/decide-swaps.ts'

export async function swapComps(
  { swaps }: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const decide = await decideSwaps(swaps, createSlices(context))
  return changeImages('comp', swaps, decide, context)
}
