import type { MediaType } from './document.ts'
import type { ErrorCode } from './errors.ts'

/** All comps of one asset become this licensed file. */
export interface Swap {
  assetId: string
  mediaType: MediaType
  imageHash: string
  rendition: string
  licenseId: string | null
  /**
   * Leave out to swap every use in the file. A picture that comes from a
   * paint style of the file is swapped in the style, for all its users.
   */
  nodeIds?: string[]
}

export interface SwappedComps {
  /** Uses that show the licensed file now and did not before. */
  swapped: { assetId: string; uses: number }[]
  refused: { assetId: string; name: string; code: ErrorCode }[]
}
