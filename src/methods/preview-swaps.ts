import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  PlannedSwap,
  PreviewedUse,
  SwapPreview
} from '../../contract/swapping.ts'
import { checkPlannedSwaps } from '../input.ts'
import { createSlices } from '../slices.ts'
import { findUses } from '../swapping/find-uses.ts'
import { previewUses } from '../swapping/preview-uses.ts'
import { isComp } from '../swapping/plan-swaps.ts'

export async function previewSwaps(
  input: { swaps: PlannedSwap[] },
  context: CallContext
): Promise<SwapPreview> {
  const swaps = checkPlannedSwaps(input.swaps)
  const { uses, unreadPages } = await findUses(isComp, context)
  const shown: PreviewedUse[] = await previewUses(
    uses,
    swaps,
    createSlices(context)
  )
  return { uses: shown, unreadPages }
}
