import { count, filled, i18n } from '../words/i18n.ts'
import type { Sort } from '../../contract/api/search-values.ts'

/** A search with filters. */
export const filterFailures = i18n('filter-failures', {
  'not-allowed':
    'Not every API subscription includes every filter. Take filters away, then try again.'
})

/** The search page before a search. */
export const firstWords = i18n('first', {
  lead: 'Place comps while you design, license the ones that stay.',
  recentSearches: 'Recent searches',
  searchFor: filled('Search for {words}')
})

export const searchFailures = i18n('search-failures', {
  'not-allowed':
    'Your account may not search this library. Sign in with one that may.',
  'bad-request': 'The library did not understand this search. Change it.',
  'not-found':
    'The library has no search at this address. Tell whoever runs Cleared for you.'
})

export const searchWords = i18n('search', {
  searchDidNotWork: 'The search did not work',
  searchAgain: 'Search again',
  noResults: 'No results',
  countFor: filled('{count} for “{spellcheck}”'),
  correctSpelling: 'Correct the spelling',
  quoted: filled('“{query}”'),
  searchForExactly: filled('Search for “{query}”'),
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
  results: count({ one: '{count} result', other: '{count} results' })
})

export const sortWords = i18n('sorts', {
  popular: 'Popular',
  newest: 'Newest',
  relevance: 'Relevance',
  random: 'Random'
} satisfies Record<Sort, string>)

/** Suggestions below the search field. */
export const suggestionWords = i18n('suggestions', {
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
