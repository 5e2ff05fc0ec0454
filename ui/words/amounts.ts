import type { AssetRef, MediaType } from '../../contract/document.ts'
import { listText } from './format.ts'
import { count, i18n } from './i18n.ts'

/** Counted things, as part of a sentence or label. */
export const amountWords = i18n('amounts', {
  images: count({ one: '{count} image', other: '{count} images' }),
  videos: count({ one: '{count} video', other: '{count} videos' }),
  downloads: count({ one: '{count} download', other: '{count} downloads' }),
  layers: count({ one: '{count} layer', other: '{count} layers' }),
  requests: count({ one: '{count} request', other: '{count} requests' })
})

/** `2 images and 1 video`. */
export function assetsText(
  assets: readonly Pick<AssetRef, 'mediaType'>[]
): string {
  const videos = assets.filter(({ mediaType }) => mediaType === 'video').length
  const images = assets.length - videos
  return listText([
    ...(images > 0 ? [amountText('image', images)] : []),
    ...(videos > 0 ? [amountText('video', videos)] : [])
  ])
}

/** `3 videos`. */
export function amountText(mediaType: MediaType, count: number): string {
  const { images, videos } = amountWords.get()
  return mediaType === 'video' ? videos(count) : images(count)
}
