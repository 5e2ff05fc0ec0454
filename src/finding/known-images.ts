import type { ImageIndexEntry, Provenance } from '../../contract/document.ts'
import { isSameAsset } from '../document/asset-key.ts'
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
  assetOf(holder: Holder, picture: ShownPicture): ShownImage | null
  /** All that this image may be. */
  candidatesFor(imageHash: string): readonly Candidate[]
}

interface KnownImage {
  /** Each asset once. */
  candidates: Candidate[]
  records: Map<Holder, Provenance | null>
}

/** What the file says of its images now: to be used for one call. */
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

/** Reading from a layer is slow, and every search asks more than once. */
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

/** Of one asset in two states a comp: it is to be licensed. */
function addCandidate({ candidates }: KnownImage, record: Provenance): void {
  const at = candidates.findIndex(one => isSameAsset(one, record))
  const known = candidates[at]
  if (!known) candidates.push(record)
  else if (known.state !== 'comp' && record.state === 'comp') {
    candidates[at] = record
  }
}

/** Of an adopted comp older records do not say that it is one. */
function toShown({ candidates }: KnownImage, record: Provenance): ShownImage {
  const isAdopted =
    record.state === 'comp' &&
    candidates.some(one => one.isAdopted && isSameAsset(one, record))
  const entry = isAdopted ? Object.assign({}, record, { isAdopted }) : record
  return { kind: 'known', entry, isRecorded: true }
}
