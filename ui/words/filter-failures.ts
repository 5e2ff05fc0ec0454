import { i18n } from './i18n.ts'

/** Of a search that is narrowed. */
export const filterFailures = i18n('filter-failures', {
  'not-allowed':
    'Not every API subscription includes every filter. Take filters away, then try again.'
})
