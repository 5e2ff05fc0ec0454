import de from './de/filters.json'
import es from './es/filters.json'
import fr from './fr/filters.json'
import ja from './ja/filters.json'
import pt from './pt/filters.json'
import { count, filled, i18n } from './i18n.ts'

export const filterWords = i18n('filters', [de, es, fr, ja, pt], {
  activeFilters: 'Active filters',
  safeSearchOff: 'Safe search off',
  clearAll: 'Clear all',
  filters: 'Filters',
  allFilters: 'All filters',
  sortBy: 'Sort by',
  removeFilter: filled('Remove filter {text}'),
  modelReleased: 'Model released',
  atLeastPxWide: filled('At least {pixels} px wide'),
  atMostPxWide: filled('At most {pixels} px wide'),
  atLeastPxHigh: filled('At least {pixels} px high'),
  atMostPxHigh: filled('At most {pixels} px high'),
  commercialAndEditorial: 'Commercial and editorial',
  editorial: 'Editorial',
  enhancedLicense: 'Enhanced license',
  noEnhancedLicense: 'No enhanced license',
  sensitiveUse: 'Sensitive use',
  noSensitiveUse: 'No sensitive use',
  in: filled('In {name}'),
  by: filled('By {name}'),
  model: filled('Model {name}'),
  allFiltersOn: filled('All filters, {count} chosen'),
  chip: filled('{text} filter'),
  chipChosen: count({
    one: '{text} filter, {count} chosen',
    other: '{text} filter, {count} chosen'
  }),
  from: filled('From {day}'),
  until: filled('Until {day}'),
  wordsIn: filled('Words in {language}')
})
