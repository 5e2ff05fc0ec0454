import type { MediaType } from './api/media-type.ts'
import type { AssetRef } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CheckedPage, PictureHolder } from './finding.ts'
import type { Size } from './picture.ts'

/** Replaces all comps of one asset by this licensed file. */
export interface Swap extends AssetRef {
  imageHash: string
  rendition: string
  licenseId: string | null
  /** The API's license name; null while unknown. */
  license: string | null
  /**
   * Ids of layers and paint styles that keep the comp; default none. Layers
   * that follow one of them keep it, too. Naming a follower has no effect, so
   * name `PreviewedUse.id` of uses without `mainId`.
   */
  leftOut?: string[]
  /** Only uses whose paint is on these pages; default all pages. */
  pageIds?: string[]
}

export interface SwappedComps {
  /** Assets, with the number of uses that changed. */
  swapped: (AssetRef & { uses: number })[]
  refused: RefusedUse[]
  unreadPages: UnreadPage[]
  /** Assets whose file is byte-identical to that of another in the document. */
  alike?: AssetRef[]
  /** Assets whose file has another shape than a comp that it replaced. */
  reshaped?: ReshapedAsset[]
}

export interface ReshapedAsset extends AssetRef {
  /** Layers whose crop may need another look. */
  nodeIds: string[]
}

export type UnreadPage = Pick<CheckedPage, 'pageId' | 'name'>

/** A layer or style that was not changed, and why. */
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
  /** Each is the JSON of a `PreviewedUse`; see `FoundComps.uses`. */
  uses: string[]
  unreadPages: UnreadPage[]
  /** Of planned assets of which it is known. */
  searches: AssetSearch[]
}

/** The search in which an asset was found. */
export interface AssetSearch extends AssetRef {
  searchId: string
}

/** One layer or paint style that shows a comp. */
export interface PreviewedUse extends AssetRef {
  /** Id of the layer or style; for `Swap.leftOut`. */
  id: string
  /** The layer or style that it follows; null when it has its own paint. */
  mainId: string | null
  name: string
  /** Empty for a paint style. */
  pageName: string
  holder: PictureHolder
  /** How wide it draws the whole picture; missing where that is not known. */
  drawnWidth?: number
  /** What changes in its paints besides the picture. */
  changes: { before: PaintPlacing; after: PaintPlacing }[]
  /** Null when it can be swapped. */
  refusal: ErrorCode | null
}

/** Where a paint shows its picture. */
export interface PaintPlacing {
  /** For CROP. */
  transform?: readonly (readonly number[])[]
  /** For TILE. */
  scalingFactor?: number
}

/**
 * What is needed to resume swapping a few assets after a restart. A large plan
 * has several batches.
 */
export interface SwapBatch {
  /** See `batchVersion`. */
  v: 1 | 2
  id: string
  fileId: string
  /** Name of the file at that time: a copy of a file has the same id. */
  fileName: string
  /** As the account's own details report it. */
  accountId: string
  /** Base address of the API. */
  service: string
  /** ISO time. */
  createdAt: string
  /** Assets that are not swapped yet. */
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
  /** What the file should have, if known. */
  pixels?: Size
  /** Null until the file is in the document. */
  imageHash: string | null
  /** What was lost when the file was fitted into the document, in sentences. */
  loss?: string
  /** Of a video: a larger size that Figma does not take. */
  fullSize?: string
  /** It was scaled down to fit into the document. */
  isReduced?: boolean
  leftOut: string[]
  /** Pages that are left because they could not be read; others are done. */
  pageIds?: string[]
}

/** 2 with videos or tracks: older panels, which know only images, skip it. */
export function batchVersion(items: readonly SwapBatchItem[]): 1 | 2 {
  return items.every(({ mediaType }) => mediaType === 'image') ? 1 : 2
}
