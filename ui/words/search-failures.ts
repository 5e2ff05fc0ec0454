import de from './de/search-failures.json'
import es from './es/search-failures.json'
import fr from './fr/search-failures.json'
import ja from './ja/search-failures.json'
import pt from './pt/search-failures.json'
import { i18n } from './i18n.ts'

export const searchFailures = i18n('search-failures', [de, es, fr, ja, pt], {
  'not-allowed':
    'Your account may not search this library. Sign in with one that may.',
  'bad-request': 'The library did not understand this search. Change it.',
  'not-found':
    'The library has no search at this address. Tell whoever runs Cleared for you.'
})
