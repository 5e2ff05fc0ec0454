import type { Orientation } from '../../contract/api/search-values.ts'
import de from './de/orientations.json'
import es from './es/orientations.json'
import fr from './fr/orientations.json'
import ja from './ja/orientations.json'
import pt from './pt/orientations.json'
import { i18n } from './i18n.ts'

export const orientationWords = i18n('orientations', [de, es, fr, ja, pt], {
  horizontal: 'Horizontal',
  vertical: 'Vertical'
} satisfies Record<Orientation, string>)
