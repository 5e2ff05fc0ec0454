import type { AssetRef, MediaType } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CheckedPage, PictureHolder } from './finding.ts'

/** All comps of one asset become this licensed file. */
export interface Swap extends AssetRef {
  imageHash: string
  rendition: string
  licenseId: string | null
  /** The API's license name; null while unknown. */
  license: string | null
  /**
   * Layers and paint styles, by id, that keep the comp. What follows one of
   * them keeps it too, and does what that does whether it is named or not:
   * `PreviewedUse.id` with no `mainId` is what to name. Without the list every
   * use in the file is swapped.
   */
  leftOut?: string[]
  /** Only what is kept on these pages; without the list on every page. */
  pageIds?: string[]
}

export interface SwappedComps {
  /** Uses that show the other file now and did not before. */
  swapped: (AssetRef & { uses: number })[]
  refused: RefusedUse[]
  /** They could not be read. */
  unreadPages: UnreadPage[]
  /** Assets whose file is, byte for byte, that of another in the document. */
  alike?: AssetRef[]
}

export type UnreadPage = Pick<CheckedPage, 'pageId' | 'name'>

/** A layer or style that stayed as it was, and why. */
export interface RefusedUse extends AssetRef {
  name: string
  code: ErrorCode
}

/** A swap before its file is fetched. */
export interface PlannedSwap extends AssetRef {
  /** Pixels that the licensed file will have; null while unknown. */
  width: number | null
  height: number | null
}

export interface SwapPreview {
  /** Each the JSON of a `PreviewedUse`, as those of `FoundComps` are. */
  uses: string[]
  unreadPages: UnreadPage[]
}

/** One layer or paint style that shows a comp. */
export interface PreviewedUse extends AssetRef {
  /** `Swap.leftOut` takes it. */
  id: string
  /** The layer or style that it follows; null when it is written itself. */
  mainId: string | null
  name: string
  /** Empty for a paint style. */
  pageName: string
  holder: PictureHolder
  /** Its paints, as far as what a swap may change beside the picture. */
  changes: { before: PaintPlacing; after: PaintPlacing }[]
  /** Null when it can be swapped. */
  refusal: ErrorCode | null
}

/** Where a paint shows its picture. */
export interface PaintPlacing {
  /** Of CROP. */
  imageTransform?: readonly (readonly number[])[]
  /** Of TILE. */
  scalingFactor?: number
}

/**
 * What the swap of a few assets needs to go on after a restart; a large plan
 * is several.
 */
export interface SwapBatch {
  v: 1
  id: string
  fileId: string
  /** As it was called then: a copy of a file has the same id. */
  fileName: string
  /** As the account's own details report it. */
  accountId: string
  /** Base address of the API. */
  service: string
  /** ISO time. */
  createdAt: string
  /** Those that are not swapped yet. */
  items: SwapBatchItem[]
}

export interface SwapBatchItem {
  assetId: string
  mediaType: MediaType
  /** Null while it is not licensed; then its purchase is in the journal. */
  licenseId: string | null
  license: string
  size: string
  format: string
  /** Null until the file is in the document. */
  imageHash: string | null
  /** What the file lost on its way there, in sentences. */
  loss?: string
  /** It is smaller there than it came. */
  isReduced?: boolean
  leftOut: string[]
  /** Pages that could not be read; all others are done. */
  pageIds?: string[]
}
