import type { AssetSource } from './asset-id.ts'
import type { Category } from './categories.ts'
import type { AssetColor } from './color-family.ts'
import type { Contributor } from './contributors.ts'

export type ImageType = 'photo' | 'illustration' | 'vector'

export interface PeopleFacts {
  /** 0 to 4; 4 stands for four and more. */
  number: number
  ages: readonly string[]
  gender?: 'male' | 'female' | 'both'
  ethnicities: readonly string[]
}

export interface CatalogAsset {
  /** Nine or ten digits; never changes. */
  id: string
  source: AssetSource
  imageType: ImageType
  contributor: Contributor
  /** English; other languages come from `assetText`. */
  title: string
  description: string
  keywords: readonly string[]
  /** One or two. */
  categories: readonly Category[]
  /** Main color first. */
  colors: readonly AssetColor[]
  isGrayscale: boolean
  /** Pixels of huge_jpg. */
  width: number
  height: number
  /** Width divided by height, four decimals. */
  aspect: number
  /** YYYY-MM-DD */
  addedDate: string
  isAdult: boolean
  isEditorial: boolean
  isIllustration: boolean
  hasModelRelease: boolean
  hasPropertyRelease: boolean
  people: PeopleFacts
  /** Whether an enhanced license is sold. */
  isEnhanced: boolean
  /** Cleared for uses with sensitive subjects. */
  isSensitive: boolean
  /** Previews carry a bar with the id under the picture. */
  hasIdBar: boolean
  /** From 0 (least) to 1 (most popular). */
  popularity: number
}
