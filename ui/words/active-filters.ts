import de from './de/active-filters.json'
import es from './es/active-filters.json'
import fr from './fr/active-filters.json'
import ja from './ja/active-filters.json'
import pt from './pt/active-filters.json'
import { filled, i18n } from './i18n.ts'

/** The filters that are on, as each is called. */
export const activeFilterWords = i18n('active-filters', [de, es, fr, ja, pt], {
  activeFilters: 'Active filters',
  safeSearchOff: 'Safe search off',
  clearAll: 'Clear all',
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
  from: filled('From {day}'),
  until: filled('Until {day}'),
  wordsIn: filled('Words in {language}')
})
