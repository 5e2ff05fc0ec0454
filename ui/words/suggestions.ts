import de from './de/suggestions.json'
import es from './es/suggestions.json'
import fr from './fr/suggestions.json'
import ja from './ja/suggestions.json'
import pt from './pt/suggestions.json'
import { count, filled, i18n } from './i18n.ts'

/** What is offered below the search field. */
export const suggestionWords = i18n('suggestions', [de, es, fr, ja, pt], {
  list: 'Suggestions',
  own: 'Recent searches',
  popular: 'Popular searches',
  place: 'Address',
  openAsset: filled('Open asset {id}'),
  openShared: 'Open the shared collection',
  forget: filled('Forget {words}'),
  forgetAll: 'Clear search history',
  deleteForgets: 'Delete forgets it.',
  suggestions: count({
    one: '{count} suggestion',
    other: '{count} suggestions'
  })
})
