import { count, filled, i18n } from '../../words/i18n.ts'

/** The start page, except what is shown at once. */
export const startWords = i18n('start', {
  yours: 'Yours',
  recent: 'Recent',
  saved: 'Saved',
  licensed: 'Licensed',
  noRecent: 'Nothing placed yet',
  noSaved: 'Nothing saved yet',
  noLicensed: 'Nothing licensed yet',
  signInToSee: 'Sign in to see them here',
  fromFrame: count({ one: 'From this frame', other: 'From these frames' }),
  frameColors: count({
    one: 'Colors of this frame',
    other: 'Colors of these frames'
  }),
  noneLeft: 'No longer available',
  becauseFile: count({
    one: 'Because this file uses “{name}”',
    other: 'Because this file uses “{name}” and others'
  }),
  becauseUsed: count({
    one: 'Because you used “{name}”',
    other: 'Because you used “{name}” and others'
  }),
  recommended: 'Recommended',
  noneRecommended: 'No recommendations yet',
  popular: 'Popular searches',
  noPopular: 'No popular searches right now',
  searchFor: filled('Search for {words}'),
  newVideos: 'New videos',
  noNewVideos: 'No videos right now',
  newTracks: 'New tracks',
  noNewTracks: 'No tracks right now',
  genres: 'Genres',
  categories: 'Categories',
  noCategories: 'No categories right now',
  videosIn: filled('Videos in {category}'),
  featured: 'Featured collections',
  noFeatured: 'No featured collections right now',
  showAll: count({ one: 'Show {count}', other: 'Show all {count}' }),
  offlineTitle: 'Searching needs a connection',
  offlineText: 'What’s in this file still works.',
  loading: 'Loading collection…',
  empty: 'No images left',
  emptyWhy: 'Its images are no longer available.',
  notOpened: 'Couldn’t show this collection',
  notFeatured: 'This collection is no longer featured.',
  back: 'Back',
  tryAgain: filled('Try again: {section}')
})

/** The first three steps. */
export const welcomeWords = i18n('welcome', {
  title: 'Welcome to Cleared',
  close: 'Hide getting started',
  place: 'Search, then place a comp. No account needed.',
  placeDo: 'Search',
  signIn: 'Sign in when you’re ready to license.',
  signInDo: 'Sign in',
  license: 'See what this file uses, then license it.',
  licenseDo: 'This file',
  done: filled('Done: {step}')
})
