import { count, filled, i18n } from '../words/i18n.ts'
import type { Sort } from '../api/search-sorts.ts'

/** A search with filters. */
export const filterFailures = i18n('filter-failures', {
  'not-allowed':
    'Your subscription doesn’t include every filter. Remove some, then try again.'
})

/** The search page before a search. */
export const firstWords = i18n('first', {
  lead: 'Place comps while you design, license the ones that stay.',
  savedSearches: 'Saved searches',
  recentSearches: 'Recent searches',
  searchFor: filled('Search for {words}'),
  removeSaved: filled('Remove {words}')
})

export const searchFailures = i18n('search-failures', {
  'not-allowed':
    'Your account can’t search this library. Sign in with another one.',
  'bad-request':
    'The library couldn’t read this search. Change it, then try again.',
  'not-found':
    'The library has no search at this address. Tell the person who set up Cleared.'
})

export const imageSearchWords = i18n('search-images', {
  searchAssets: 'Search images',
  searchFor: filled('Search images for “{words}”'),
  searchFailed: 'Search failed',
  noResults: 'No results',
  nothingFoundFor: filled('No results for “{query}”'),
  results: count({ one: '{count} result', other: '{count} results' })
})

export const videoSearchWords = i18n('search-videos', {
  searchAssets: 'Search videos',
  searchFor: filled('Search videos for “{words}”'),
  searchFailed: 'Video search failed',
  noResults: 'No videos',
  nothingFoundFor: filled('No videos for “{query}”'),
  results: count({ one: '{count} video', other: '{count} videos' })
})

export const trackSearchWords = i18n('search-tracks', {
  searchAssets: 'Search music',
  searchFor: filled('Search music for “{words}”'),
  searchFailed: 'Music search failed',
  noResults: 'No tracks',
  nothingFoundFor: filled('No tracks for “{query}”'),
  results: count({ one: '{count} track', other: '{count} tracks' })
})

export const searchWords = i18n('search', {
  searchAgain: 'Search again',
  saveSearch: 'Save search',
  removeSearch: 'Remove saved search',
  tooManySaved: 'You can save up to 20 searches. Remove one first.',
  medium: 'Search for',
  tools: 'Search options',
  countFor: filled('{count} for “{spellcheck}”'),
  onlyInEnglish: filled('Only in English: {results}'),
  noneIn: filled('Nothing found in {language}. These results are in English.'),
  correctSpelling: 'Correct the spelling',
  quoted: filled('“{query}”'),
  searchForExactly: filled('Search for “{query}”'),
  grid: 'Results',
  addWord: 'Try searching with a word',
  fewerFiltersHint: 'Try fewer filters or more general words',
  otherWordsHint:
    'Try fewer or more general words, another spelling, or English',
  fewerWords: 'Fewer words',
  clearAllFilters: 'Clear all filters',
  findByPicture: 'Search by image',
  clearSearch: 'Clear search',
  searching: 'Searching…'
})

export const sortWords = i18n('sorts', {
  popular: 'Popular',
  newest: 'Newest',
  relevance: 'Relevance',
  random: 'Random',
  title: 'Title',
  artist: 'Artist',
  slowest: 'Slowest first',
  fastest: 'Fastest first',
  shortest: 'Shortest first',
  longest: 'Longest first'
} satisfies Record<Sort, string>)

/** Suggestions below the search field. */
export const suggestionWords = i18n('suggestions', {
  list: 'Suggestions',
  own: 'Recent searches',
  popular: 'Popular searches',
  place: 'Address',
  openAsset: filled('Open {id}'),
  openShared: 'Open the shared collection',
  forget: filled('Remove {words}'),
  forgetAll: 'Clear search history',
  deleteForgets: 'Press Delete to remove.',
  suggestions: count({
    one: '{count} suggestion',
    other: '{count} suggestions'
  })
})
