import { count, filled, i18n } from '../words/i18n.ts'

export const licensesWords = i18n('licenses', {
  yourLicenses: 'Your licenses',
  signInToSeeEverything: 'Sign in to see everything your account has licensed.',
  licensesCouldNotBeRead: 'Couldn’t read your licenses',
  readingLicenses: 'Loading your licenses…',
  noLicensesYet: 'No licenses yet',
  whatYouLicenseShowsUp: 'What you license shows up here, from every file.',
  refresh: 'Refresh',
  noLicenseSuits: 'No matching licenses',
  showAll: 'Show all',
  subscriptionOf: filled('Subscription {id}'),
  number: filled('number\u00a0{id}'),
  downloadLicense: filled('Download {name}, license {id}'),
  download: 'Download',
  place: filled('Place {name}'),
  showInThisFile: filled('Show in file: {name}'),
  showInFile: 'Show in file',
  usedInThisFile: 'Used in this file',
  searchLicenses: 'Search your licenses',
  nameOrNumber: 'Name or ID',
  subscription: 'Subscription',
  from: 'From',
  to: 'To',
  onlyPicturesCanBeDownloaded: 'Only images can be downloaded and placed here',
  licenseToLookAtOnly: 'Preview license: not for publication',
  libraryDoesNotOfferFile:
    'The library doesn’t offer this file again. Contact its support with this number.',
  readingOlder: filled('{licenses}, loading older ones…'),
  notShown: filled('; {count} more not shown by the library'),
  allSubscriptions: 'All subscriptions',
  licenses: count({ one: '{count} license', other: '{count} licenses' }),
  licensesOf: count({
    one: '{shown} of {count} license',
    other: '{shown} of {count} licenses'
  })
})
