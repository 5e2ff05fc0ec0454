import type { ImageIndexEntry, Provenance } from '../../contract/document.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import { openImageIndex } from '../document/image-index.ts'
import { findRecord } from '../document/provenance.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/** What can show a picture of ours. */
export type Holder = SceneNode | PaintStyle

export type Visit = (holder: Holder, shown: ShownPicture[]) => void

/** An image of ours that something shows. */
export type ShownImage =
  | {
      kind: 'known'
      entry: ImageIndexEntry
      /** A record says so; otherwise it is the only asset with this image. */
      isRecorded: boolean
    }
  /** Several assets have this image, and no record says which one it is. */
  | { kind: 'unclear'; candidates: readonly ImageIndexEntry[] }

/** A record on a layer has more fields than an index entry. */
export type Candidate = ImageIndexEntry &
  Partial<Pick<Provenance, 'licenseId' | 'license' | 'replaced'>>

export interface KnownImages {
  /** Call it for all holders first: each may have records of an image. */
  learn: Visit
  /**
   * What this layer or style shows; null for an image that is not ours.
   *
   * Two assets may have the same file, so an image hash does not identify an
   * asset. The record on the holder of the paint decides; without one, all
   * records and index entries of the image must agree.
   */
  assetOf(
    holder: Holder,
    picture: Pick<ShownPicture, 'imageHash' | 'styleId'>
  ): ShownImage | null
  /** All assets that this image may be. */
  candidatesFor(imageHash: string): readonly Candidate[]
}

interface KnownImage {
  /** Each asset once. */
  candidates: Candidate[]
  records: Map<Holder, Provenance | null>
}

/** What the file says about its images; for one call only. */
export function createKnownImages(): KnownImages {
  const index = openImageIndex()
  const images = new Map<string, KnownImage>()

  function imageOf(imageHash: string): KnownImage {
    const known = images.get(imageHash)
    if (known) return known
    const candidates = index.entriesOf(imageHash).slice()
    const image = { candidates, records: new Map() }
    images.set(imageHash, image)
    return image
  }

  return {
    learn: (holder, shown) =>
      shown.forEach(({ imageHash }) => {
        const image = imageOf(imageHash)
        const record = recordOn(holder, imageHash, image)
        if (record) addCandidate(image, record)
      }),
    assetOf(holder, { imageHash, styleId }) {
      const image = imageOf(imageHash)
      const style = styleId ? localStyles().get(styleId) : undefined
      const own =
        (style && recordOn(style, imageHash, image)) ||
        recordOn(holder, imageHash, image)
      if (own) return toShown(image, own)
      const { candidates } = image
      if (candidates.length > 1) return { kind: 'unclear', candidates }
      const [entry] = candidates
      return entry ? { kind: 'known', entry, isRecorded: false } : null
    },
    candidatesFor: imageHash => imageOf(imageHash).candidates
  }
}

/** Cached: reading from a layer is slow, and a search needs it repeatedly. */
function recordOn(
  holder: Holder,
  imageHash: string,
  { records }: KnownImage
): Provenance | null {
  let record = records.get(holder)
  if (record === undefined) {
    record = findRecord(holder, imageHash)
    records.set(holder, record)
  }
  return record
}

/** A comp wins over a licensed record of the same asset. */
function addCandidate({ candidates }: KnownImage, record: Provenance): void {
  const at = candidates.findIndex(one => isSameAsset(one, record))
  const known = candidates[at]
  if (!known) candidates.push(record)
  else if (known.state !== 'comp' && record.state === 'comp') {
    candidates[at] = record
  }
}

/** Older records of an adopted comp lack `isAdopted`. */
function toShown({ candidates }: KnownImage, record: Provenance): ShownImage {
  const isAdopted =
    record.state === 'comp' &&
    candidates.some(one => one.isAdopted && isSameAsset(one, record))
  const entry = isAdopted ? Object.assign({}, record, { isAdopted }) : record
  return { kind: 'known', entry, isRecorded: true }
}
