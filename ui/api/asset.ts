import type { TolerantImage } from '../../contract/api/records/tolerant.ts'
import type { AssetRef } from '../../contract/document.ts'
import { plainText } from '../words/plain-text.ts'
import { isMediaAddress } from './media-address.ts'

/** A public picture of an asset. */
export interface Picture {
  /** The API's name, such as `preview_1000`. */
  name: string
  url: string
  width: number
  height: number
  /** The record has neither the size nor the aspect. */
  isGuessed?: true
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
export interface Asset extends AssetRef {
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

/** Longest side of pictures whose size is unknown. */
const usualSides = {
  small_thumb: 100,
  large_thumb: 150,
  huge_thumb: 260,
  preview: 450,
  preview_1000: 1000,
  preview_1500: 1500
}

type PictureName = keyof typeof usualSides

export function toAsset(image: TolerantImage): Asset {
  const aspect = aspectOf(image)
  const thumbnails = picturesOf(image, thumbnailNames, aspect)
  const previews = picturesOf(image, previewNames, aspect)
  return {
    assetId: image.id,
    mediaType: 'image',
    description: plainText(image.description ?? '') || `Image ${image.id}`,
    aspect: aspect ?? 1,
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
  names: readonly PictureName[],
  aspect: number | null
): Picture[] {
  const pictures = names.flatMap(name => {
    const picture = assets[name]
    if (!picture || !isMediaAddress(picture.url)) return []
    return [{ name, url: picture.url, ...sizeOf(name, picture, aspect) }]
  })
  pictures.sort((a, b) => a.width * a.height - b.width * b.height)
  return pictures
}

/** Computes missing sides; a square if the aspect is unknown. */
function sizeOf(
  name: PictureName,
  {
    width,
    height
  }: { width?: number | undefined; height?: number | undefined },
  aspect: number | null
): Pick<Picture, 'width' | 'height' | 'isGuessed'> {
  if (width !== undefined && height !== undefined) return { width, height }
  const ratio = aspect ?? 1
  const usualWidth = usualSides[name] * Math.min(1, ratio)
  const across = width ?? (height === undefined ? usualWidth : height * ratio)
  return {
    width: Math.max(1, Math.round(across)),
    height: Math.max(1, Math.round(height ?? across / ratio)),
    ...(aspect === null && { isGuessed: true })
  }
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

/** Of the record, else of its largest preview, thumbnail or file. */
function aspectOf({ aspect, assets }: TolerantImage): number | null {
  if (aspect !== undefined && isAspect(aspect)) return aspect
  for (const names of [previewNames, thumbnailNames, sizeNames]) {
    const sized = names.flatMap(name => {
      const { width, height } = assets[name] ?? {}
      return width && height ? [{ width, height }] : []
    })
    sized.sort((a, b) => b.width * b.height - a.width * a.height)
    const [largest] = sized
    if (largest) {
      const own = largest.width / largest.height
      return Math.min(maxAspect, Math.max(1 / maxAspect, own))
    }
  }
  return null
}

function isAspect(given: number): boolean {
  return given >= 1 / maxAspect && given <= maxAspect
}
