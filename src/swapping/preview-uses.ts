import type { PlannedSwap, PreviewedUse } from '../../contract/swapping.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Slices } from '../slices.ts'
import { pictureSize } from '../images/picture-file.ts'
import { changesOf } from './changes-of.ts'
import { holderOf, idOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'

/** What a swap would do; one entry a layer or style that it writes to. */
export async function previewUses(
  uses: Use[],
  swaps: PlannedSwap[],
  slices: Slices
): Promise<PreviewedUse[]> {
  const shown = new Map<string, PreviewedUse>()
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const swap = swaps.find(
      ({ assetId, mediaType }) =>
        assetId === use.entry.assetId && mediaType === use.entry.mediaType
    )
    const holder = holderOf(use)
    if (!swap || (use.node && use.node.removed)) continue
    const key = `${swap.assetId} ${idOf(holder)}`
    const known = shown.get(key) || preview(holder, swap)
    if (use !== holder) known.followers += 1
    shown.set(key, known)
  }
  return Array.from(shown.values())
}

function preview(use: Use, swap: PlannedSwap): PreviewedUse {
  const { entry, found, node } = use
  const { imageHash, name, pageName, holder } = found
  const to = expectedFile(entry, swap)
  const replacement = { fromHash: imageHash, from: entry, toHash: '', to }
  const isMissing =
    node !== null && node.type === 'TEXT' && node.hasMissingFont
      ? node.fills === figma.mixed
      : false
  return {
    assetId: entry.assetId,
    id: idOf(use),
    name,
    pageName,
    holder,
    followers: 0,
    changes: changesOf(use, replacement),
    refusal: isMissing ? 'font-missing' : use.refusal
  }
}

/** The licensed file is the picture alone; as large as the plan says. */
function expectedFile(
  comp: ImageIndexEntry,
  { width, height }: PlannedSwap
): ImageIndexEntry {
  const size = width && height ? { width, height } : pictureSize(comp)
  const { v, assetId, mediaType, rendition } = comp
  const what = { v, assetId, mediaType, rendition, state: 'licensed' as const }
  return Object.assign(what, size, { pictureHeight: size.height })
}
