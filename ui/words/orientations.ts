import type { Orientation } from '../../contract/api/search-values.ts'
import { i18n } from './i18n.ts'

export const orientationWords = i18n('orientations', {
  horizontal: 'Horizontal',
  vertical: 'Vertical'
} satisfies Record<Orientation, string>)
