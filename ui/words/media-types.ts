import type { AssetRef } from '../../contract/document.ts'
import { i18n } from './i18n.ts'

/** One asset of a media type. */
export const mediaTypeWords = i18n('media-types', {
  image: 'Image',
  video: 'Video',
  audio: 'Track'
})

/** What an asset is called while it has no name, such as `Track 442583`. */
export function namelessText({ assetId, mediaType }: AssetRef): string {
  return `${mediaTypeWords.get()[mediaType]} ${assetId}`
}
