import type { ReplacedImage } from '../../contract/document.ts'
import { findIndexEntry, toEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import { holderOf } from './find-uses.ts'
import { findComp } from './kept-comps.ts'
import type { Decide } from './plan-jobs.ts'

/** Turns licensed files of these assets into the comps they replaced. */
export function decideBack(assetIds: string[]): Decide {
  const comps = findComps()
  return use => {
    const { entry, found } = use
    const { node, style } = holderOf(use)
    const holder = style || node
    if (!holder || assetIds.indexOf(entry.assetId) < 0) return null
    const { imageHash: fromHash } = found
    const own = findProvenance(holder)
    const comp =
      (own && own.imageHash === fromHash && own.replaced) ||
      comps.get(entry.assetId)
    if (!comp || !figma.getImageByHash(comp.imageHash)) return 'image-gone'
    const { imageHash } = comp
    const to = toEntry(Object.assign({}, entry, comp), 'comp')
    const kept = findComp(holder, fromHash)
    const known = kept ? kept.paints : []
    return {
      replacement: { fromHash, from: entry, toHash: imageHash, to, known },
      origin: { entry: to, imageHash, licenseId: null, license: null }
    }
  }
}

/** Of every asset a comp that was in this file. */
function findComps(): Map<string, ReplacedImage> {
  const comps = new Map<string, ReplacedImage>()
  figma.root.getPluginDataKeys().forEach(key => {
    const [, imageHash = ''] = key.split('image:')
    const entry = findIndexEntry(imageHash)
    if (entry && entry.state === 'comp') {
      comps.set(entry.assetId, Object.assign({ imageHash }, entry))
    }
  })
  return comps
}
