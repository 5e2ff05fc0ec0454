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

/** What the file says of its images now: to be used for one call. */
export function createKnownImages(): KnownImages {
  const entries = new Map<string, ImageIndexEntry | null>()
  return {
    learn(holder, shown) {
      shown.forEach(({ imageHash }) => {
        let entry = entries.get(imageHash)
        if (entry === undefined) entry = findIndexEntry(imageHash)
        if (!entry) {
          const own = findProvenance(holder)
          if (own && own.imageHash === imageHash) entry = own
        }
        entries.set(imageHash, entry)
      })
    },
    get: imageHash => entries.get(imageHash) || null
  }
}
