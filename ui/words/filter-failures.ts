import de from './de/filter-failures.json'
import es from './es/filter-failures.json'
import fr from './fr/filter-failures.json'
import ja from './ja/filter-failures.json'
import pt from './pt/filter-failures.json'
import { i18n } from './i18n.ts'

/** Of a search that is narrowed. */
export const filterFailures = i18n('filter-failures', [de, es, fr, ja, pt], {
  'not-allowed':
    'Not every API subscription includes every filter. Take filters away, then try again.'
})
