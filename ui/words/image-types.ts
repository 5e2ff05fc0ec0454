import type { ImageType } from '../../contract/api/search-values.ts'
import { i18n } from './i18n.ts'

export const typeWords = i18n('image-types', {
  photo: 'Photos',
  illustration: 'Illustrations',
  vector: 'Vectors'
} satisfies Record<ImageType, string>)
