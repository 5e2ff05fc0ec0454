import de from './de/search.json'
import es from './es/search.json'
import fr from './fr/search.json'
import ja from './ja/search.json'
import pt from './pt/search.json'
import { count, filled, i18n } from './i18n.ts'

export const searchWords = i18n('search', [de, es, fr, ja, pt], {
  searchDidNotWork: 'The search did not work',
  searchAgain: 'Search again',
  noResults: 'No results',
  countFor: filled('{count} for “{spellcheck}”'),
  correctSpelling: 'Correct the spelling',
  quoted: filled('“{query}”'),
  searchForExactly: filled('Search for “{query}”'),
  thatIsAllThereIs: 'That is all there is.',
  loadingMore: 'Loading more…',
  grid: 'Results',
  nothingFoundFor: filled('Nothing found for “{query}”'),
  nothingFound: 'Nothing found',
  signsAloneFindNothingAdd: 'Signs alone find nothing: add a word.',
  tryFewerFiltersOrFewer: 'Try fewer filters, or fewer and more general words.',
  tryFewerOrMoreGeneral:
    'Try fewer or more general words, another spelling, or English words.',
  clearAllFilters: 'Clear all filters',
  searchAssets: 'Search assets',
  findByPicture: 'Find by picture',
  clearSearch: 'Clear search',
  searching: 'Searching…',
  results: count({ one: '{count} result', other: '{count} results' }),
  keys: 'Enter opens, Space picks, Shift with an arrow key picks more, Ctrl or Cmd A picks all, P places, F fills the selected layers.'
})
