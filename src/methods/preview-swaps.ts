import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  PlannedSwap,
  PreviewedUse,
  SwapPreview
} from '../../contract/swapping.ts'
import { pictureSize } from '../images/picture-file.ts'
import { createSlices } from '../slices.ts'
import { findUses, holderOf, idOf } from '../swapping/find-uses.ts'
import type { Use } from '../swapping/find-uses.ts'
import type { ChangedPaint } from '../swapping/replace-image.ts'
import { swapPaints } from '../swapping/swap-paints.ts'

export async function previewSwaps(
  input: { swaps: PlannedSwap[] },
  context: CallContext
): Promise<SwapPreview> {
  const swaps = new Map(
    input.swaps.map(swap => [swap.assetId, swap] as [string, PlannedSwap])
  )
  const { uses, unreadPages } = await findUses('comp', context)
  const slices = createSlices(context)
  const previewed: PreviewedUse[] = []
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const swap = swaps.get(use.entry.assetId)
    const { node } = use
    if (swap && !(node && node.removed)) previewed.push(preview(use, swap))
  }
  return { uses: previewed, unreadPages }
}

function preview(use: Use, { width, height }: PlannedSwap): PreviewedUse {
  const { entry: from, found, main } = use
  const { imageHash: fromHash, name, pageName, holder } = found
  const size = width && height ? { width, height } : pictureSize(from)
  const to = Object.assign({ pictureHeight: size.height }, size)
  const changes: ChangedPaint[] = []
  const replacement = { fromHash, from, toHash: '', to }
  if (!main) void swapPaints({ use, replacement, changed: changes }, null)
  return {
    assetId: from.assetId,
    id: idOf(use),
    mainId: main && idOf(holderOf(main)),
    name,
    pageName,
    holder,
    changes,
    refusal: use.refusal
  }
}
