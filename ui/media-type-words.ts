import type { MediaType } from '../contract/document.ts'

/** One asset of a media type, as shown. */
export const mediaTypeWords: Record<MediaType, string> = {
  image: 'Image',
  video: 'Video',
  audio: 'Track'
}
