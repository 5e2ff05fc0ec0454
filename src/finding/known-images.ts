import type { ImageIndexEntry } from '../../contract/document.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import type { ShownPicture } from './pictures-of.ts'

/** What can show a picture of ours. */
export type HeldBy = SceneNode | PaintStyle

export type Visit = (holder: HeldBy, shown: ShownPicture[]) => void

export interface KnownImages {
  /** To be called for all holders first: any of them may know an image. */
  learn: Visit
  /** Null for an image that is not ours. */
  get(imageHash: string): ImageIndexEntry | null
}

/** What the layer or style itself says of an image that it shows. */
export function ownEntry(
  holder: BaseNode | BaseStyle,
  imageHash: string
): ImageIndexEntry | null {
  const own = findProvenance(holder)
  return own && own.imageHash === imageHash ? own : null
}

/** What the file says of its images now: to be used for one call. */
export function createKnownImages(): KnownImages {
  const entries = new Map<string, ImageIndexEntry | null>()
  return {
    learn(holder, shown) {
      shown.forEach(({ imageHash }) => {
        let entry = entries.get(imageHash)
        if (entry === undefined) entry = findIndexEntry(imageHash)
        entries.set(imageHash, entry || ownEntry(holder, imageHash))
      })
    },
    get: imageHash => entries.get(imageHash) || null
  }
}
