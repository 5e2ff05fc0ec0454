import de from './de/filters.json'
import es from './es/filters.json'
import fr from './fr/filters.json'
import ja from './ja/filters.json'
import pt from './pt/filters.json'
import { count, filled, i18n } from './i18n.ts'

export const filterWords = i18n('filters', [de, es, fr, ja, pt], {
  filters: 'Filters',
  allFilters: 'All filters',
  sortBy: 'Sort by',
  allFiltersOn: count({
    one: 'All filters, {count} chosen',
    other: 'All filters, {count} chosen'
  }),
  chip: filled('{text} filter'),
  chipChosen: count({
    one: '{text} filter, {count} chosen',
    other: '{text} filter, {count} chosen'
  })
})
