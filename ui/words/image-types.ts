import type { ImageType } from '../../contract/api/search-values.ts'
import de from './de/image-types.json'
import es from './es/image-types.json'
import fr from './fr/image-types.json'
import ja from './ja/image-types.json'
import pt from './pt/image-types.json'
import { i18n } from './i18n.ts'

export const typeWords = i18n('image-types', [de, es, fr, ja, pt], {
  photo: 'Photos',
  illustration: 'Illustrations',
  vector: 'Vectors'
} satisfies Record<ImageType, string>)
