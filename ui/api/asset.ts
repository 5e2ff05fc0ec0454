import type { TolerantImage } from '../../contract/api/records/tolerant.ts'
import type { MediaType } from '../../contract/document.ts'
import { plainText } from '../words/plain-text.ts'
import { isMediaAddress } from './media-address.ts'

/** A public picture of an asset. */
export interface Picture {
  /** The API's name, such as `preview_1000`. */
  name: string
  url: string
  width: number
  height: number
}

/** A file of an asset that can be licensed. */
export interface FileSize {
  /** The API's name, such as `huge_jpg`. */
  name: string
  /** Pixels; null for vectors and when unknown. */
  width: number | null
  height: number | null
  format: string
  displayName: string
  /** Bytes. */
  fileSize: number | null
  /** Whether the signed-in person may license it; null when unknown. */
  isLicensable: boolean | null
}

/** A stock item, as the panel uses it. */
export interface Asset {
  id: string
  mediaType: MediaType
  /** Never empty. */
  description: string
  /** Width divided by height. */
  aspect: number
  imageType: string | null
  contributorId: string | null
  isEditorial: boolean
  isIllustration: boolean
  hasModelRelease: boolean
  hasPropertyRelease: boolean
  /** Smallest first. */
  thumbnails: Picture[]
  /** Smallest first; watermarked. */
  previews: Picture[]
  /** Smallest first; only in the full view. */
  sizes: FileSize[]
  categories: string[]
  keywords: string[]
  /** `YYYY-MM-DD`. */
  addedDate: string | null
}

const thumbnailNames = ['small_thumb', 'large_thumb', 'huge_thumb'] as const
const previewNames = ['preview', 'preview_1000', 'preview_1500'] as const
const sizeNames = [
  'small_jpg',
  'medium_jpg',
  'huge_jpg',
  'supersize_jpg',
  'vector_eps'
] as const

export function toAsset(image: TolerantImage): Asset {
  const thumbnails = picturesOf(image, thumbnailNames)
  const previews = picturesOf(image, previewNames)
  return {
    id: image.id,
    mediaType: 'image',
    description: plainText(image.description ?? '') || `Image ${image.id}`,
    aspect: aspectOf(image.aspect, previews.at(-1) ?? thumbnails.at(-1)),
    imageType: image.image_type ?? null,
    contributorId: image.contributor?.id ?? null,
    isEditorial: image.is_editorial ?? false,
    isIllustration: image.is_illustration ?? false,
    hasModelRelease: image.has_model_release ?? false,
    hasPropertyRelease: image.has_property_release ?? false,
    thumbnails,
    previews,
    sizes: sizesOf(image),
    categories: namesOf((image.categories ?? []).map(one => one.name ?? '')),
    keywords: namesOf(image.keywords ?? []),
    addedDate: dayOf(image.added_date)
  }
}

function picturesOf(
  { assets }: TolerantImage,
  names: readonly (
    | (typeof thumbnailNames)[number]
    | (typeof previewNames)[number]
  )[]
): Picture[] {
  const pictures = names.flatMap(name => {
    const picture = assets[name]
    return picture && isMediaAddress(picture.url) ? [{ name, ...picture }] : []
  })
  pictures.sort((a, b) => a.width * a.height - b.width * b.height)
  return pictures
}

function sizesOf({ assets }: TolerantImage): FileSize[] {
  return sizeNames.flatMap(name => {
    const size = assets[name]
    if (!size) return []
    return {
      name,
      width: size.width ?? null,
      height: size.height ?? null,
      format: size.format ?? name.slice(name.indexOf('_') + 1),
      displayName: size.display_name ?? name.slice(0, name.indexOf('_')),
      fileSize: size.file_size ?? null,
      isLicensable: size.is_licensable ?? null
    }
  })
}

/** Without duplicates and empty texts. */
function namesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(plainText))].filter(text => text !== '')
}

function dayOf(given = ''): string | null {
  return /^\d{4}-\d\d-\d\d/.exec(given)?.[0] ?? null
}

/** No picture is wider or higher than this. */
const maxAspect = 50

function aspectOf(given: number | undefined, picture?: Picture): number {
  if (given !== undefined && isAspect(given)) return given
  const own = picture ? picture.width / picture.height : 1
  return Math.min(maxAspect, Math.max(1 / maxAspect, own))
}

function isAspect(given: number): boolean {
  return given >= 1 / maxAspect && given <= maxAspect
}
