import type { Sort } from '../../contract/api/search-values.ts'
import { i18n } from './i18n.ts'

export const sortWords = i18n('sorts', {
  popular: 'Popular',
  newest: 'Newest',
  relevance: 'Relevance',
  random: 'Random'
} satisfies Record<Sort, string>)
