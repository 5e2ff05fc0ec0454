import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Swap } from '../../contract/swapping.ts'
import { findIndexEntry, toEntry } from '../document/image-index.ts'
import { findLedger } from '../document/ledger.ts'
import type { Origin } from '../document/provenance.ts'
import { findFile } from '../images/added-files.ts'
import { toPictureFile } from '../images/picture-file.ts'
import type { Slices } from '../slices.ts'
import { holderOf, idOf } from './find-uses.ts'
import type { Decide } from './plan-jobs.ts'

/** Turns comps of the assets into their licensed files. */
export async function decideSwaps(
  swaps: Swap[],
  slices: Slices
): Promise<Decide> {
  const targets = new Map<string, { swap: Swap; origin: Origin | null }>()
  const ledger = await findLedger(slices)
  for (const swap of swaps) {
    const { assetId, imageHash, licenseId } = swap
    const isThere = figma.getImageByHash(imageHash) !== null
    const file =
      isThere && (findIndexEntry(imageHash) || (await findFile(imageHash)))
    const paid = ledger.find(
      one =>
        one.assetId === assetId && (!licenseId || one.licenseId === licenseId)
    )
    const origin = file && {
      entry: toEntry(Object.assign({}, file, swap), 'licensed'),
      imageHash,
      licenseId,
      license: paid ? paid.license : null
    }
    targets.set(keyOf(swap), { swap, origin: origin || null })
  }
  return use => {
    const { entry, found } = use
    const target = targets.get(keyOf(entry))
    if (!target) return null
    const { swap, origin } = target
    const { leftOut = [], pageIds } = swap
    const holder = holderOf(use)
    const { pageId } = holder.found
    if (leftOut.indexOf(idOf(holder)) >= 0) return null
    if (pageIds && (!pageId || pageIds.indexOf(pageId) < 0)) return null
    if (!origin) return 'image-gone'
    const { imageHash: fromHash } = found
    const { entry: to, imageHash: toHash } = origin
    const { rendition } = entry
    const what = { imageHash: fromHash, rendition }
    const replaced = Object.assign(toPictureFile(entry), what)
    return {
      replacement: { fromHash, from: entry, toHash, to },
      origin: Object.assign({}, origin, { replaced })
    }
  }
}

function keyOf({ mediaType, assetId }: ImageIndexEntry | Swap): string {
  return mediaType + assetId
}
