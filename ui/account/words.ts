import { count, filled, i18n } from '../words/i18n.ts'

export const accountFailures = i18n('account-failures', {
  'not-allowed': 'Your sign-in does not show subscriptions.'
})

export const accountWords = i18n('account', {
  keyboard: 'Keyboard',
  showKeys: 'Show all keys',
  signIn: 'Sign in',
  starting: 'Starting…',
  signInTitle: 'Sign in to license',
  signInWhy:
    'Searching and placing comps needs no account. Sign in with your library account to license what stays in the design.',

  continueInBrowser: 'Continue in your browser',
  codeIsShown: 'Your browser shows a pairing code now',
  signInOnPage:
    'Sign in on the page that opened. It then shows a pairing code of six letters; enter it here. Never send that code to anyone.',
  typeCode:
    'Type the six letters your browser shows. Never send that code to anyone.',
  openAgain: 'Open again',
  copyLink: 'Copy link',
  linkCopied: 'The link is copied. Open it in your browser.',
  linkNotCopied: 'The link could not be copied. Use “Open again”.',
  pairingCode: 'Pairing code',
  finishing: 'Finishing…',
  finish: 'Finish sign-in',
  timeLeft: filled('{time} left'),

  tokenInstead: 'Use a token instead',
  tokenHint:
    'Make one on your account’s page at the library, with the rights to see your account and to license.',
  token: 'Token',
  checking: 'Checking…',
  useToken: 'Use token',

  signedInAs: 'Signed in as {name}',
  notYou: 'Not you?',
  notYouHint:
    'Then sign out at once. Someone may have sent you a code or a link of their own; licenses would go to that account.',
  cannotLicense: 'This account cannot license here',
  cannotLicenseHint:
    'Its rights do not include licensing. Ask the person who manages the account, or sign in with another one.',
  cannotReadLicenses: 'Your licenses cannot be read',
  cannotReadLicensesHint:
    'What you own already cannot be recognized, so check before you license. Signing in through the browser gives this right.',
  signOut: 'Sign out',
  signOutToken:
    'Cleared forgets the token. It stays valid until you delete it on your account’s page.',
  signOutSession:
    'Cleared forgets you on this machine. The access it was given ends by itself within an hour.',

  language: 'Language',
  browserLanguage: 'Like the browser',

  subscriptions: 'Subscriptions',
  tokenSeesNone:
    'This token cannot see subscriptions. Use one with the scope purchases.view, or sign in through the browser.',
  sessionSeesNone:
    'This sign-in cannot see subscriptions. Sign out, then sign in again and allow it.',
  refresh: 'Refresh subscriptions',
  loading: 'Loading your subscriptions',
  noSubscription: 'This account has no subscription.',
  left: filled('{left} left'),
  leftOf: filled('{left} of {limit} left'),
  downloadsLeft: filled('Downloads left on {name}'),
  ended: filled('Ended on {date}.'),
  renews: filled('Renews on {date}.'),
  ends: filled('Ends on {date}.'),
  editorialOnly: 'For editorial only.',
  notForImages: 'Not for images.'
})

export const signInFailures = i18n('sign-in-failures', {
  'rate-limited': 'Too many sign-ins. Wait a minute, then try again.',
  'timed-out': 'Sign-in took too long. Try again.',
  'not-found': 'This sign-in has ended. Start again.',
  'storage-full':
    'Figma’s storage for plugins is full, so your sign-in wasn’t saved. ' +
    'Remove data of other plugins, then sign in again.',
  'storage-failed':
    'Figma couldn’t save your sign-in. You stay signed in until you close ' +
    'the plugin.'
})

/** Names for the author of a record. */
export const personNameWords = i18n('person-names', {
  someone: 'Someone',
  notSignedIn: 'Someone not signed in'
})

/** What the scopes of a sign-in allow. */
export const scopeWords = i18n('scopes', {
  'licenses.create': 'license',
  'licenses.view': 'see what you own',
  'purchases.view': 'see your subscriptions',
  cannot: filled('With this sign-in you cannot {uses}: it lacks {scopes}.')
})

/** Search settings on the account page. */
export const searchSettingsWords = i18n('search-settings', {
  title: 'Search',
  safe: 'Safe search',
  safeHint:
    'Leaves out what is not for everyone. The filters turn it on and off, too.',
  remembered: count({
    one: '{count} search is remembered on this machine.',
    other: '{count} searches are remembered on this machine.'
  }),
  none: 'No searches are remembered.',
  forgetAll: 'Clear search history'
})

export const sessionWords = i18n('session', {
  signedOutTokenItselfStays:
    'Signed out. The token itself stays valid; remove it on your account’s page if you need it no more.',
  signedOutAccessThatWas:
    'Signed out. The access that was in use ends within an hour.',
  signedOutHere:
    'Signed out on this computer. The gateway couldn’t be reached; the sign-in expires within 30 days.',
  signedInAs: filled('Signed in as {userName}.'),
  notYou: 'Not you?'
})
