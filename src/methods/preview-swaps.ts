import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  PaintPlacing,
  PlannedSwap,
  PreviewedUse,
  SwapPreview
} from '../../contract/swapping.ts'
import { pictureSize } from '../images/picture-file.ts'
import { pick } from '../pick.ts'
import { assetKey } from '../swapping/asset-key.ts'
import { findUses, holderOf } from '../swapping/find-uses.ts'
import type { Use } from '../swapping/find-uses.ts'
import { swapPaints } from '../swapping/swap-paints.ts'

export async function previewSwaps(
  { swaps }: { swaps: PlannedSwap[] },
  context: CallContext
): Promise<SwapPreview> {
  const planned = new Map<string, PlannedSwap>()
  swaps.forEach(swap => planned.set(assetKey(swap), swap))
  const { uses, unreadPages, slices } = await findUses('comp', context)
  const previewed: PreviewedUse[] = []
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const swap = planned.get(assetKey(use.entry))
    const { node } = use
    if (swap && !(node && node.removed))
      previewed.push(await preview(use, swap))
  }
  return { uses: previewed, unreadPages }
}

async function preview(
  use: Use,
  { width, height }: PlannedSwap
): Promise<PreviewedUse> {
  const { entry: from, found, main, refusal } = use
  const { imageHash: fromHash, name, pageName, holder } = found
  const size = width && height ? { width, height } : pictureSize(from)
  const to = Object.assign({ pictureHeight: size.height }, size)
  const replacement = { fromHash, from, toHash: '', to }
  const changes: PreviewedUse['changes'] = []
  const areas = main ? [] : await swapPaints(use, replacement, null)
  areas.forEach(({ changed }) =>
    changed.forEach(({ before, after }) =>
      changes.push({ before: placingOf(before), after: placingOf(after) })
    )
  )
  return {
    assetId: from.assetId,
    mediaType: from.mediaType,
    id: use.heldBy.id,
    mainId: main && holderOf(main).heldBy.id,
    name,
    pageName,
    holder,
    changes,
    refusal
  }
}

function placingOf(paint: ImagePaint): PaintPlacing {
  return pick(paint, ['imageTransform', 'scalingFactor'])
}
