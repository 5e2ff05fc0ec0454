import type { ReplacedImage } from '../../contract/document.ts'
import type { AssetRef } from '../../contract/swapping.ts'
import { findIndexEntry, toEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import { assetKey } from './asset-key.ts'
import { holderOf } from './find-uses.ts'
import type { Decide } from './plan-jobs.ts'

/** Turns licensed files of these assets into the comps they replaced. */
export function decideBack(assets: AssetRef[]): Decide {
  const keys = assets.map(assetKey)
  const comps = findCompFiles()
  return use => {
    const { entry: from, found } = use
    const { heldBy } = holderOf(use)
    const key = assetKey(from)
    if (keys.indexOf(key) < 0) return null
    const { imageHash: fromHash } = found
    const own = findProvenance(heldBy)
    const comp =
      (own && own.imageHash === fromHash && own.replaced) || comps.get(key)
    if (!comp || !figma.getImageByHash(comp.imageHash)) return 'image-gone'
    const { imageHash: toHash } = comp
    const to = toEntry(Object.assign({}, from, comp), 'comp')
    return {
      replacement: { fromHash, from, toHash, to, isBack: true },
      origin: { entry: to, imageHash: toHash, licenseId: null, license: null }
    }
  }
}

/** Of every asset a comp that was in this file. */
function findCompFiles(): Map<string, ReplacedImage> {
  const comps = new Map<string, ReplacedImage>()
  figma.root.getPluginDataKeys().forEach(key => {
    const [, imageHash = ''] = key.split('image:')
    const entry = findIndexEntry(imageHash)
    if (entry && entry.state === 'comp') {
      comps.set(assetKey(entry), Object.assign({ imageHash }, entry))
    }
  })
  return comps
}
