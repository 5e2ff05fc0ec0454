import de from './de/first.json'
import es from './es/first.json'
import fr from './fr/first.json'
import ja from './ja/first.json'
import pt from './pt/first.json'
import { filled, i18n } from './i18n.ts'

/** What the search place says before anything is searched for. */
export const firstWords = i18n('first', [de, es, fr, ja, pt], {
  lead: 'Place comps while you design, license the ones that stay.',
  recentSearches: 'Recent searches',
  searchFor: filled('Search for {words}')
})
