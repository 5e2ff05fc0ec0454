import type { LedgerEntry, MediaType } from './document.ts'
import type { ErrorCode } from './errors.ts'

export interface FindComps {
  /**
   * What is read: what changed on pages that are watched, and pages that were
   * never tried (`changed`); pages that failed or went unwatched too
   * (`stale`, unless said otherwise); every page anew (`all`).
   */
  scope?: 'changed' | 'stale' | 'all'
}

export interface FoundComps {
  assets: FoundAsset[]
  /** Images that may be comps which were placed by other means. */
  candidates: AdoptCandidate[]
  ledger: LedgerEntry[]
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

/** One an asset, with all its uses. */
export interface FoundAsset {
  assetId: string
  mediaType: MediaType
  /** `comp` as long as one use still shows a comp. */
  state: 'comp' | 'licensed'
  uses: FoundUse[]
}

/** An asset of which uses were found while pages are still being read. */
export interface AssetSoFar {
  assetId: string
  mediaType: MediaType
  state: 'comp' | 'licensed'
  /** How many so far. */
  uses: number
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

/** An image that is not ours, on layers whose names carry asset ids. */
export interface AdoptCandidate {
  imageHash: string
  /** What may be ids; only the library knows which are. */
  assetIds: string[]
  uses: FoundUse[]
}

export interface AdoptedComps {
  /** Images that are comps now; those that were ours already are left out. */
  adopted: string[]
  /** Layers and styles that were told of it. */
  layers: number
}
