import { count, filled, i18n } from '../words/i18n.ts'

export const licensesWords = i18n('licenses', {
  yourLicenses: 'Your licenses',
  signInToSeeEverything: 'Sign in to see everything your account has licensed.',
  licensesCouldNotBeRead: 'Your licenses could not be read',
  readingLicenses: 'Reading your licenses…',
  noLicensesYet: 'No licenses yet',
  whatYouLicenseShowsUp: 'What you license shows up here, from every file.',
  refresh: 'Refresh',
  noLicenseSuits: 'No license suits.',
  showAll: 'Show all',
  subscription: filled('Subscription {id}'),
  number: filled('number\u00a0{id}'),
  downloadLicense: filled('Download {name}, license {id}'),
  download: 'Download',
  place: filled('Place {name}'),
  showInThisFile: filled('Show in file: {name}'),
  showInFile: 'Show in file',
  usedInThisFile: 'Used in this file',
  searchLicenses: 'Search your licenses',
  nameOrNumber: 'Name or number',
  subscription2: 'Subscription',
  from: 'From',
  to: 'To',
  onlyPicturesCanBeDownloaded:
    'Only pictures can be downloaded and placed here.',
  licenseToLookAtOnly: 'A license to look at only: it clears no use.',
  libraryDoesNotOfferFile:
    'The library does not offer the file again. Ask it, with this number.',
  readingOlder: filled('{licenses}, reading older ones…'),
  notShown: filled('; the library did not show {count} more'),
  allSubscriptions: 'All subscriptions',
  licenses: count({ one: '{count} license', other: '{count} licenses' }),
  licensesOf: count({
    one: '{shown} of {count} license',
    other: '{shown} of {count} licenses'
  })
})
