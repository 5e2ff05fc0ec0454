import type { TolerantImage } from '../../contract/api/records/tolerant.ts'
import { namelessText } from '../words/media-types.ts'
import { plainText } from '../words/plain-text.ts'
import { aspectOf, commonFacts, sizeOf } from './asset.ts'
import type { Asset, FileSize, Picture } from './asset.ts'
import { isMediaAddress } from './media-address.ts'

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

export function toImage(image: TolerantImage): Asset {
  const { assets } = image
  const files = [previewNames, thumbnailNames, sizeNames].map(names =>
    names.map(name => assets[name] ?? {})
  )
  const aspect = aspectOf(image, ...files)
  return {
    ...commonFacts(image),
    mediaType: 'image',
    description:
      plainText(image.description ?? '') ||
      namelessText({ assetId: image.id, mediaType: 'image' }),
    aspect: aspect ?? 1,
    imageType: image.image_type ?? null,
    isIllustration: image.is_illustration ?? false,
    duration: null,
    thumbnails: picturesOf(image, thumbnailNames, aspect),
    previews: picturesOf(image, previewNames, aspect),
    clips: { short: [], long: [] },
    track: null,
    sizes: sizesOf(image)
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
    const size = sizeOf(picture, usualSides[name], aspect)
    return [{ name, url: picture.url, ...size }]
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
