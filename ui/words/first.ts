import { filled, i18n } from './i18n.ts'

/** What the search place says before anything is searched for. */
export const firstWords = i18n('first', {
  lead: 'Place comps while you design, license the ones that stay.',
  recentSearches: 'Recent searches',
  searchFor: filled('Search for {words}')
})
