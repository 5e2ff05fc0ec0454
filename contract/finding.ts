import type { AssetRef, ImageIndexEntry, Provenance } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CompImage } from './placing.ts'

export interface FindComps {
  /**
   * What to read. `changed`: pending changes, and pages that were never tried.
   * `stale`, the default: also pages that failed. `all`: every page again.
   */
  scope?: 'changed' | 'stale' | 'all'
  /**
   * Hashes of previews, which are reported whatever their layers are called.
   */
  previews?: string[]
}

/** The asset of one of our images, as the file says. */
export type FoundImage = Pick<
  ImageIndexEntry,
  'assetId' | 'mediaType' | 'state' | 'isAdopted'
>

/** Has more fields when the layer was pasted from another file. */
export interface CarriedImage
  extends
    FoundImage,
    Partial<Pick<Provenance, 'rendition' | 'licenseId' | 'license' | 'at'>> {}

/** A container of layers: a frame, section, group, component or page. */
export interface Frame {
  id: string
  name: string
}

export interface FoundComps {
  /**
   * Each is the JSON of a `FoundUse`, as Figma is slow to send many objects.
   * Includes our images, and others that may be comps placed without the
   * plugin: known previews, images on layers with six digits in their names,
   * and cards of tracks.
   */
  uses: string[]
  /** How many more uses of others there are. */
  omitted: number
  /** Our images; `FoundUse.image` is an index into it. */
  images: CarriedImage[]
  /** Assets of unclear images; `FoundUse.among` has indexes into it. */
  candidates: FoundImage[]
  /** In the order of the file. */
  pages: CheckedPage[]
}

export interface CheckedPage {
  pageId: string
  name: string
  /** ISO time of the last read; null when the page could not be read. */
  checkedAt: string | null
  /** We have received its changes since then. */
  isWatched: boolean
}

export interface FoundUse {
  /** Null for a paint style. */
  nodeId: string | null
  /** The paint style with the picture, if there is one. */
  styleId: string | null
  /** Of the layer or style. */
  name: string
  pageId: string | null
  pageName: string
  imageHash: string
  /** The hash is of a video; left out when false. */
  isVideo?: true
  /** The image stands for this file of a track; only while it is not ours. */
  track?: Pick<ImageIndexEntry, 'assetId' | 'rendition'>
  /** Index into `FoundComps.images`; null for others and while unclear. */
  image: number | null
  /**
   * Indexes into `FoundComps.candidates` when the asset is unclear: several
   * assets in the file have this image, and no record says which one it is.
   */
  among?: number[]
  /**
   * The style or main component that it follows is unclear, too: choose there.
   */
  isFollower?: true
  holder: PictureHolder
  /** The layer, a container around it or the paint is switched off. */
  isHidden?: boolean
  /** The layer or a container around it is locked; left out when false. */
  isLocked?: boolean
  /** Null when the picture can be changed. */
  refusal: ErrorCode | null
}

/**
 * Where the paint is: on the layer itself, in its paint style, in the main
 * component that it belongs to or follows, or on an instance that overrides its
 * main component.
 */
export type PictureHolder = 'layer' | 'style' | 'main-component' | 'override'

/** The asset that layers and styles with this image show. */
export interface ChooseAsset extends AssetRef {
  imageHash: string
  /** Ids of layers and styles. */
  holders: string[]
}

/** A comp whose image is in the file already. */
export interface AdoptedComp extends CompImage {
  /** Layers and styles that show it; empty when it is only a candidate. */
  holders: string[]
}

export interface AdoptedComps {
  /** Images that are comps now, without those that were ours already. */
  adopted: string[]
  /** How many layers and styles got a record. */
  layers: number
}
