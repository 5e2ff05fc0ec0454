import type { CallContext } from '../../contract/incoming-calls.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type {
  AssetSearch,
  PaintPlacing,
  PlannedSwap,
  PreviewedUse,
  SwapPreview
} from '../../contract/swapping.ts'
import { indexKeys, readIndexed } from '../document/image-index.ts'
import { isRemoved } from '../finding/visit-holders.ts'
import { shownFile } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'
import { pictureSize, wholeFile } from '../images/picture-file.ts'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import { drawnWidth } from '../swapping/drawn-width.ts'
import { findUses, rootUse } from '../swapping/find-uses.ts'
import type { Use } from '../swapping/find-uses.ts'
import { swapPaints } from '../swapping/swap-paints.ts'

export async function previewSwaps(
  { swaps }: { swaps: PlannedSwap[] },
  context: CallContext
): Promise<SwapPreview> {
  const planned = new Map<string, PlannedSwap>()
  swaps.forEach(swap => planned.set(assetKey(swap), swap))
  const found = await findUses('comp', 'stale', context)
  const { unreadPages, slices } = found
  const uses: string[] = []
  const searches = new Map<string, AssetSearch>()
  // The index needs no page: it knows comps on pages that cannot be read.
  for (const key of unreadPages.length > 0 ? indexKeys() : []) {
    if (slices.isOver()) await slices.next()
    const indexed = readIndexed(key)
    if (indexed) addSearch(indexed.entry)
  }
  for (const use of found.uses) {
    if (slices.isOver()) await slices.next()
    const swap = planned.get(assetKey(use.entry))
    if (!swap || isRemoved(use.holder)) continue
    uses.push(await preview(use, swap))
    addSearch(use.entry)
  }
  return { uses, unreadPages, searches: [...searches.values()] }

  function addSearch({ searchId, ...entry }: ImageIndexEntry): void {
    const key = assetKey(entry)
    if (searchId === undefined || !planned.has(key)) return
    searches.set(key, Object.assign(toAssetRef(entry), { searchId }))
  }
}

async function preview(
  use: Use,
  { width, height }: PlannedSwap
): Promise<string> {
  const { owner, entry: from, found, main, refusal } = use
  const { imageHash: fromHash, name, pageName, holder } = found
  const size = width && height ? { width, height } : pictureSize(from)
  const to = wholeFile(size)
  const isVideo = from.mediaType === 'video'
  const replacement = { fromHash, from, toHash: '', to, isVideo }
  const changes: PreviewedUse['changes'] = []
  const none = { areas: [] }
  const { areas } = main ? none : await swapPaints([owner], replacement, null)
  areas.forEach(({ changed }) =>
    changed.forEach(({ before, after }) =>
      changes.push({ before: placingOf(before), after: placingOf(after) })
    )
  )
  const previewed: PreviewedUse = Object.assign(toAssetRef(from), {
    id: owner.id,
    mainId: main && rootUse(main).owner.id,
    name,
    pageName,
    holder,
    drawnWidth: drawnWidth(use.holder, fromHash, from),
    changes,
    refusal
  })
  return JSON.stringify(previewed)
}

function placingOf(paint: MediaPaint): PaintPlacing {
  const { transform, scalingFactor } = shownFile(paint)
  return Object.assign(
    {},
    transform && { transform },
    scalingFactor !== undefined && { scalingFactor }
  )
}
