import de from './de/media-types.json'
import es from './es/media-types.json'
import fr from './fr/media-types.json'
import ja from './ja/media-types.json'
import pt from './pt/media-types.json'
import { i18n } from './i18n.ts'

/** One asset of a media type. */
export const mediaTypeWords = i18n('media-types', [de, es, fr, ja, pt], {
  image: 'Image',
  video: 'Video',
  audio: 'Track'
})
