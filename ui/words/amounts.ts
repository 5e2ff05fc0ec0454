import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'
import { listText } from './format.ts'
import { count, i18n } from './i18n.ts'

/** Counted things, as part of a sentence or label. */
export const amountWords = i18n('amounts', {
  images: count({ one: '{count} image', other: '{count} images' }),
  videos: count({ one: '{count} video', other: '{count} videos' }),
  tracks: count({ one: '{count} track', other: '{count} tracks' }),
  downloads: count({ one: '{count} download', other: '{count} downloads' }),
  layers: count({ one: '{count} layer', other: '{count} layers' }),
  requests: count({ one: '{count} request', other: '{count} requests' })
})

/** `2 images and 1 video`. */
export function assetsText(
  assets: readonly Pick<AssetRef, 'mediaType'>[]
): string {
  const amounts = mediaTypes.flatMap(medium => {
    const own = assets.filter(({ mediaType }) => mediaType === medium)
    return own.length > 0 ? amountText(medium, own.length) : []
  })
  return listText(amounts)
}

/** `3 videos`. */
export function amountText(mediaType: MediaType, count: number): string {
  const { images, videos, tracks } = amountWords.get()
  return { image: images, video: videos, audio: tracks }[mediaType](count)
}
