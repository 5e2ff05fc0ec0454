import { documentKeys } from '../../contract/document.ts'
import type { ImageIndexEntry, ReplacedImage } from '../../contract/document.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import { toPictureFile } from '../images/picture-file.ts'
import { holderOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'
import { findComp } from './kept-comps.ts'
import type { Decide } from './plan-jobs.ts'

/** Turns licensed files of these assets into the comps they replaced. */
export function decideBack(assetIds: string[]): Decide {
  const comps = findComps()
  return use => {
    const { entry, found } = use
    if (assetIds.indexOf(entry.assetId) < 0) return null
    const { node, style } = holderOf(use)
    const holder = style || node
    if (!holder) return null
    const kept = findComp(holder, found.imageHash)
    const comp = replacedBy(use, holder) || comps.get(entry.assetId)
    if (!comp || !figma.getImageByHash(comp.imageHash)) return 'image-gone'
    const { assetId, mediaType } = entry
    const { imageHash, rendition } = comp
    const to: ImageIndexEntry = Object.assign(
      { v: 1 as const, assetId, mediaType, state: 'comp' as const, rendition },
      toPictureFile(comp)
    )
    const { imageHash: fromHash } = found
    const back = { fromHash, from: entry, toHash: imageHash, to }
    return {
      replacement: kept ? Object.assign(back, { known: kept.paints }) : back,
      origin: { entry: to, imageHash, licenseId: null, license: null }
    }
  }
}

/** What the layer or style remembers; its own layer may know it of a style. */
function replacedBy(
  { found }: Use,
  holder: SceneNode | PaintStyle
): ReplacedImage | null {
  const own = findProvenance(holder)
  const isOurs = own && own.imageHash === found.imageHash
  return (isOurs && own.replaced) || null
}

/** Of every asset a comp that was in this file. */
function findComps(): Map<string, ReplacedImage> {
  const prefix = documentKeys.image('')
  const comps = new Map<string, ReplacedImage>()
  figma.root.getPluginDataKeys().forEach(key => {
    if (!key.startsWith(prefix)) return
    const imageHash = key.slice(prefix.length)
    const entry = findIndexEntry(imageHash)
    if (!entry || entry.state !== 'comp') return
    if (!figma.getImageByHash(imageHash)) return
    comps.set(entry.assetId, Object.assign({ imageHash }, entry))
  })
  return comps
}
