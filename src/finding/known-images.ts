import type { ImageIndexEntry, Provenance } from '../../contract/document.ts'
import { assetKey } from '../document/asset-key.ts'
import { openImageIndex } from '../document/image-index.ts'
import { findRecord } from '../document/provenance.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/** What can show a picture of ours. */
export type HeldBy = SceneNode | PaintStyle

export type Visit = (holder: HeldBy, shown: ShownPicture[]) => void

/** An image of ours that something shows. */
export type ShownImage =
  | {
      kind: 'known'
      entry: ImageIndexEntry
      /** On the layer, or on what it follows; else the file has no other. */
      isRecorded: boolean
    }
  /** Several assets have it, and nothing recorded says which this is. */
  | { kind: 'unclear'; candidates: readonly ImageIndexEntry[] }

/** Of a layer that says so, more is known than the index has. */
export type Candidate = ImageIndexEntry &
  Partial<Pick<Provenance, 'licenseId' | 'license' | 'replaced'>>

export interface KnownImages {
  /** To be called for all holders first: any of them may know an image. */
  learn: Visit
  /**
   * What this layer or style shows; null for an image that is not ours.
   *
   * An image is named by its bytes, which are no asset: two may have the same
   * file. So it takes what is recorded on what holds the paint, and else what
   * all in the file say of the image, when they agree.
   */
  assetOf(holder: HeldBy, picture: ShownPicture): ShownImage | null
  /** All that this image may be. */
  candidatesFor(imageHash: string): readonly Candidate[]
}

/** What the file says of its images now: to be used for one call. */
export function createKnownImages(): KnownImages {
  const index = openImageIndex()
  const records = new Map<string, Provenance | null>()
  const candidates = new Map<string, Map<string, Candidate>>()

  function recordOn(holder: HeldBy, imageHash: string): Provenance | null {
    const key = holder.id + imageHash
    let record = records.get(key)
    if (record === undefined) {
      record = findRecord(holder, imageHash)
      records.set(key, record)
    }
    return record
  }

  function candidatesOf(imageHash: string): Map<string, Candidate> {
    const known = candidates.get(imageHash)
    if (known) return known
    const entries = new Map<string, Candidate>()
    index
      .entriesOf(imageHash)
      .forEach(entry => entries.set(assetKey(entry), entry))
    candidates.set(imageHash, entries)
    return entries
  }

  /** Of one asset in two states a comp: it is to be licensed. */
  function add(record: Provenance): void {
    const entries = candidatesOf(record.imageHash)
    const key = assetKey(record)
    const known = entries.get(key)
    if (known && (known.state === 'comp' || record.state !== 'comp')) return
    entries.set(key, record)
  }

  /** Of an adopted comp older records do not say that it is one. */
  function toKnown(record: Provenance): ShownImage {
    const indexed = candidatesOf(record.imageHash).get(assetKey(record))
    const isAdopted =
      record.state === 'comp' && indexed !== undefined && indexed.isAdopted
    const entry = isAdopted ? Object.assign({}, record, { isAdopted }) : record
    return { kind: 'known', entry, isRecorded: true }
  }

  return {
    learn: (holder, shown) =>
      shown.forEach(({ imageHash }) => {
        const record = recordOn(holder, imageHash)
        if (record) add(record)
      }),
    assetOf(holder, { imageHash, styleId }) {
      const style = styleId ? localStyles().get(styleId) : undefined
      const own =
        (style && recordOn(style, imageHash)) || recordOn(holder, imageHash)
      if (own) return toKnown(own)
      const all = candidatesOf(imageHash)
      if (all.size > 1) {
        return { kind: 'unclear', candidates: Array.from(all.values()) }
      }
      const [entry] = Array.from(all.values())
      return entry ? { kind: 'known', entry, isRecorded: false } : null
    },
    candidatesFor: imageHash => Array.from(candidatesOf(imageHash).values())
  }
}
