import type { LedgerEntry, MediaType } from './document.ts'
import type { ErrorCode } from './errors.ts'

export interface FoundComps {
  assets: FoundAsset[]
  ledger: LedgerEntry[]
  pages: CheckedPage[]
}

export interface CheckedPage {
  pageId: string
  name: string
  /** Null when it could not be read. */
  checkedAt: string | null
}

/** One an asset, with all its uses. */
export interface FoundAsset {
  assetId: string
  mediaType: MediaType
  /** `comp` as long as one use still shows a comp. */
  state: 'comp' | 'licensed'
  uses: FoundUse[]
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
  /** Null when the picture can be changed. */
  refusal: ErrorCode | null
}
