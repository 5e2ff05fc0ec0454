import type { Sort } from '../../contract/api/search-values.ts'
import de from './de/sorts.json'
import es from './es/sorts.json'
import fr from './fr/sorts.json'
import ja from './ja/sorts.json'
import pt from './pt/sorts.json'
import { i18n } from './i18n.ts'

export const sortWords = i18n('sorts', [de, es, fr, ja, pt], {
  popular: 'Popular',
  newest: 'Newest',
  relevance: 'Relevance',
  random: 'Random'
} satisfies Record<Sort, string>)
