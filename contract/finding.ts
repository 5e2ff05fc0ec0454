import type { AssetRef, ImageIndexEntry, Provenance } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CompImage } from './placing.ts'

export interface FindComps {
  /**
   * What is read: what changed on pages that are watched, and pages that were
   * never tried (`changed`); pages that failed or went unwatched too
   * (`stale`, unless said otherwise); every page anew (`all`).
   */
  scope?: 'changed' | 'stale' | 'all'
  /** Hashes of previews: told whatever the layers that show them are called. */
  previews?: string[]
}

/** What the file says of an image of ours. */
export type FoundImage = Pick<
  ImageIndexEntry,
  'assetId' | 'mediaType' | 'state' | 'isAdopted'
>

/** More is known of an image that came with its layers from another file. */
export interface CarriedImage
  extends
    FoundImage,
    Partial<Pick<Provenance, 'rendition' | 'licenseId' | 'license' | 'at'>> {}

/** What a layer lies in: a frame, section, group or component, or its page. */
export interface Frame {
  id: string
  name: string
}

export interface FoundComps {
  /**
   * Each the JSON of a `FoundUse`: Figma is slow to hand over many objects. Of
   * our images, and of others that are known previews or that a layer with a
   * number of six digits in its name shows: they may have been placed by other
   * means.
   */
  uses: string[]
  /** How many uses of others there are beyond those told. */
  untold: number
  /** Of ours; `FoundUse.image` counts in it. */
  images: CarriedImage[]
  /** What unclear images may be; `FoundUse.among` counts in it. */
  candidates: FoundImage[]
  /** In the order of the file. */
  pages: CheckedPage[]
}

export interface CheckedPage {
  pageId: string
  name: string
  /** ISO time; null when it could not be read. */
  checkedAt: string | null
  /** Changes since then are noticed. */
  isWatched: boolean
}

export interface FoundUse {
  /** Null for a paint style. */
  nodeId: string | null
  /** The paint style that holds the picture, if one does. */
  styleId: string | null
  /** Of the layer or style. */
  name: string
  pageId: string | null
  pageName: string
  imageHash: string
  /** Its image in `FoundComps.images`; null for others, and while unclear. */
  image: number | null
  /**
   * Several assets in the file have this image, and nothing says which it is
   * here: what it may be, in `FoundComps.candidates`.
   */
  among?: number[]
  /** So is what it follows, a style or main component: it is chosen there. */
  isFollower?: true
  holder: PictureHolder
  /** The layer, what it is in, or the picture alone is switched off. */
  isHidden?: boolean
  /** The layer or what it is in; absent where not, as there may be many. */
  isLocked?: boolean
  /** Null when the picture can be changed. */
  refusal: ErrorCode | null
}

/**
 * Where a picture is kept: in the layer itself, in its paint style, in the
 * main component that the layer is a part of or follows, or in an instance
 * against its main component.
 */
export type PictureHolder = 'layer' | 'style' | 'main-component' | 'override'

/** Which of the assets with this image layers and styles show. */
export interface ChooseAsset extends AssetRef {
  imageHash: string
  /** Ids of layers and styles. */
  holders: string[]
}

/** A comp for layers and styles that show its image already. */
export interface AdoptedComp extends CompImage {
  /** Their ids; none for an asset that only may be what others show. */
  holders: string[]
}

export interface AdoptedComps {
  /** Images that are comps now; those that were ours already are left out. */
  adopted: string[]
  /** Layers and styles that were told of it. */
  layers: number
}
