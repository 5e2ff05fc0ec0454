import { count, filled, i18n } from '../words/i18n.ts'

export const licensesWords = i18n('licenses', {
  yourLicenses: 'Your licenses',
  signInHint: 'Sign in to see everything your account has licensed.',
  readFailed: 'Couldn’t read your licenses',
  readingLicenses: 'Loading your licenses…',
  noLicensesYet: 'No licenses yet',
  noLicensesHint: 'What you license shows up here, from every file.',
  refresh: 'Refresh',
  noLicenseSuits: 'No matching licenses',
  showAll: 'Show all',
  subscriptionOf: filled('Subscription {id}'),
  number: filled('number\u00a0{id}'),
  downloadLicense: filled('Download {name}, license {id}'),
  download: 'Download',
  place: filled('Place {name}'),
  showNamedInFile: filled('Show in file: {name}'),
  showInFile: 'Show in file',
  usedInFile: 'Used in this file',
  notUsed: 'Not used in this file',
  checkingFile: 'Checking this file…',
  fileNotChecked: 'This file isn’t checked yet',
  searchLicenses: 'Search your licenses',
  nameOrNumber: 'Name or ID',
  subscription: 'Subscription',
  from: 'From',
  to: 'To',
  media: 'Show',
  compLicense: 'Preview license: not for publication',
  noFile:
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
