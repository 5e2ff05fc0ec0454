import type { AssetRef, ReplacedImage } from '../../contract/document.ts'
import { indexKeys, readIndexed, toEntry } from '../document/image-index.ts'
import { findRecord } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import { hasFile } from '../document/media-files.ts'
import { getSwappedComp } from './swapped-comps.ts'
import { rootUse } from './find-uses.ts'
import type { Decide } from './plan-jobs.ts'

/** Turns licensed files of these assets into the comps they replaced. */
export async function decidePutBacks(
  assets: AssetRef[],
  slices: Slices
): Promise<Decide> {
  const keys = assets.map(assetKey)
  const comps = await findCompFiles(slices)
  return use => {
    const { entry: from, found } = use
    const { owner } = rootUse(use)
    const key = assetKey(from)
    if (keys.indexOf(key) < 0) return null
    const own = findRecord(owner, found.imageHash)
    const isOwn = own && isSameAsset(own, from)
    const comp = (isOwn && own.replaced) || comps.get(key)
    if (!comp) return 'image-missing'
    const { imageHash } = comp
    const file = Object.assign({}, from, comp)
    const isKept =
      hasFile(imageHash, file) || getSwappedComp(owner.id, found.imageHash)
    if (!isKept) return 'image-missing'
    const entry = toEntry(file, 'comp')
    return { entry, imageHash, licenseId: null, license: null }
  }
}

/** A comp of each asset that was in this file, by asset key. */
async function findCompFiles(
  slices: Slices
): Promise<Map<string, ReplacedImage>> {
  const comps = new Map<string, ReplacedImage>()
  for (const key of indexKeys()) {
    if (slices.isOver()) await slices.next()
    const { imageHash = '', entry = null } = readIndexed(key) || {}
    if (entry && entry.state === 'comp') {
      comps.set(assetKey(entry), Object.assign({ imageHash }, entry))
    }
  }
  return comps
}
