import type { Swap } from '../../contract/swapping.ts'
import { findIndexEntry, toEntry } from '../document/image-index.ts'
import { findFile, hasFile } from '../document/media-files.ts'
import { toPictureFile } from '../images/picture-file.ts'
import { pick } from '../platform/pick.ts'
import type { Slices } from '../platform/slices.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { rootUse } from './find-uses.ts'
import type { Decide, Decision } from './plan-jobs.ts'

/**
 * Turns comps of the assets into their licensed files. Refuses a file that is a
 * known preview; an adopted comp may show the licensed file already.
 */
export async function decideSwaps(
  swaps: Swap[],
  slices: Slices
): Promise<Decide> {
  const targets = new Map<string, { swap: Swap; origin: Decision }>()
  for (const swap of swaps) {
    if (slices.isOver()) await slices.next()
    const { imageHash, licenseId, license } = swap
    const known = hasFile(imageHash, swap)
      ? findIndexEntry(imageHash, swap)
      : null
    const isPreview = known && known.state === 'comp' && !known.isAdopted
    const file = known || (await findFile(imageHash, swap))
    const entry = file && toEntry(Object.assign({}, file, swap), 'licensed')
    const origin = entry
      ? { entry, imageHash, licenseId, license }
      : 'image-missing'
    targets.set(assetKey(swap), {
      swap,
      origin: isPreview ? 'download-replaced' : origin
    })
  }
  return use => {
    const { entry: from, found } = use
    const target = targets.get(assetKey(from))
    if (!target) return null
    const { swap, origin } = target
    const { leftOut = [], pageIds } = swap
    const root = rootUse(use)
    const { pageId } = root.found
    if (leftOut.indexOf(root.owner.id) >= 0) return null
    if (pageIds && (!pageId || pageIds.indexOf(pageId) < 0)) return null
    if (typeof origin === 'string') return origin
    const { imageHash } = found
    const replaced = Object.assign(
      { imageHash },
      pick(from, ['rendition', 'searchId']),
      toPictureFile(from)
    )
    return Object.assign({}, origin, { replaced })
  }
}
