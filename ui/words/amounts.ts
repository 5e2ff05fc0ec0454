import type { AssetRef } from '../../contract/document.ts'
import { listText } from './format.ts'
import { count, i18n } from './i18n.ts'

/** Counted things, as part of a sentence or label. */
export const amountWords = i18n('amounts', {
  assets: count({ one: '{count} image', other: '{count} images' }),
  videos: count({ one: '{count} video', other: '{count} videos' }),
  downloads: count({ one: '{count} download', other: '{count} downloads' }),
  layers: count({ one: '{count} layer', other: '{count} layers' }),
  requests: count({ one: '{count} request', other: '{count} requests' })
})

/** `2 images and 1 video`. */
export function assetsText(
  assets: readonly Pick<AssetRef, 'mediaType'>[]
): string {
  const t = amountWords.get()
  const videos = assets.filter(({ mediaType }) => mediaType === 'video').length
  const images = assets.length - videos
  return listText([
    ...(images > 0 ? [t.assets(images)] : []),
    ...(videos > 0 ? [t.videos(videos)] : [])
  ])
}
