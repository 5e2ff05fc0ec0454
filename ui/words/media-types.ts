import { i18n } from './i18n.ts'

/** One asset of a media type. */
export const mediaTypeWords = i18n('media-types', {
  image: 'Image',
  video: 'Video',
  audio: 'Track'
})
