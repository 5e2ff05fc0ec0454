import { lengthText } from '../../contract/length-text.ts'
import type { Asset } from '../api/asset.ts'
import { libraryWords } from './words.ts'

/** What to know before placing an asset. */
export function badgesOf(asset: Asset): string[] {
  const t = libraryWords.get()
  const badges = []
  const length = videoFactsOf(asset).join(' · ')
  if (length) badges.push(length)
  if (asset.isEditorial) badges.push(t.editorial)
  if (asset.imageType === 'vector') badges.push(t.vector)
  return badges
}

/** `0:12` and `4K`, as far as known; nothing for other media. */
export function videoFactsOf({ duration, sizes, mediaType }: Asset): string[] {
  if (mediaType !== 'video') return []
  const largest = sizes.at(-1)?.name
  return [
    ...(duration === null ? [] : [lengthText(Math.round(duration))]),
    ...(largest === undefined ? [] : [resolutionOf(largest)])
  ]
}

function resolutionOf(size: string): string {
  return size === '4k' || size === 'hd' ? size.toUpperCase() : 'SD'
}
