import { count, filled, i18n } from '../../words/i18n.ts'

/** The start page, except what is shown at once. */
export const startWords = i18n('start', {
  recentComps: 'Recent comps',
  noneLeft: 'The library has none of them any more.',
  becauseFile: count({
    one: 'Because this file uses “{name}”',
    other: 'Because this file uses “{name}” and others'
  }),
  becauseUsed: count({
    one: 'Because you used “{name}”',
    other: 'Because you used “{name}” and others'
  }),
  recommended: 'Recommended',
  noneRecommended: 'Nothing goes with your comps yet.',
  popular: 'Popular searches',
  noPopular: 'The library names none now.',
  searchFor: filled('Search for {words}'),
  featured: 'Featured collections',
  noFeatured: 'The library features none now.',
  showAll: count({ one: 'Show {count}', other: 'Show all {count}' }),
  images: count({ one: '{count} image', other: '{count} images' }),
  loading: 'Loading the collection',
  empty: 'Nothing is left in it',
  emptyWhy: 'The library has none of its images any more.',
  notOpened: 'The collection could not be shown',
  notFeatured: 'The library does not feature it any more. Open another one.',
  back: 'Back',
  tryAgain: filled('Try again: {section}')
})

/** The first three steps. */
export const welcomeWords = i18n('welcome', {
  title: 'Welcome to Cleared',
  close: 'Put the first steps away',
  place: 'Search, and place a comp. No account is needed.',
  placeDo: 'Search',
  signIn: 'Sign in when you want to license, now or later.',
  signInDo: 'Sign in',
  license: 'See what this file uses, and license it.',
  licenseDo: 'This file',
  done: filled('Done: {step}')
})
