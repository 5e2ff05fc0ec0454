import type { MediaType } from '../../contract/api/media-type.ts'
import { count, filled, i18n } from '../words/i18n.ts'

export const accountFailures = i18n('account-failures', {
  'not-allowed': 'Your sign-in can’t show this. Sign in again and allow it.'
})

/** What a subscription is for. */
export const subscriptionMedia = i18n('subscription-media', {
  image: 'images',
  video: 'videos',
  audio: 'music'
} satisfies Record<MediaType, string>)

export const accountWords = i18n('account', {
  help: 'Help',
  showHelp: 'Questions and keys',
  giveFeedback: 'Give feedback',
  signIn: 'Sign in',
  starting: 'Starting…',
  signInTitle: 'Sign in to license',
  signInWhy:
    'Search and place comps without an account. Sign in with your library account to license the ones that stay.',

  continueInBrowser: 'Continue in your browser',
  codeIsShown: 'Your browser now shows a pairing code',
  enterCodeFromPage:
    'Sign in on the page that opened, then enter the six-letter pairing code here. Never share this code.',
  typeCode: 'Enter the six letters your browser shows. Never share this code.',
  openAgain: 'Open again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Open it in your browser.',
  linkNotCopied: 'Couldn’t copy the link. Use “Open again”.',
  pairingCode: 'Pairing code',
  finishing: 'Finishing…',
  finish: 'Finish sign-in',
  timeLeft: filled('{time} left'),

  tokenInstead: 'Use a token instead',
  tokenHint:
    'Create one on your library account page. It needs the rights to see your account and to license.',
  token: 'Token',
  checking: 'Checking…',
  useToken: 'Use token',

  signedInAs: 'Signed in as {name}',
  notYou: 'Not you?',
  notYouHint:
    'Sign out now. Someone may have sent you their own code or link, and licenses would go to their account.',
  cannotLicense: 'This account can’t license here',
  cannotLicenseHint:
    'Its rights don’t include licensing. Ask your admin, or use another account.',
  cannotReadLicenses: 'Couldn’t read your licenses',
  noLicenseAccessHint:
    'Cleared can’t tell what you already own, so check before you license. Sign in through the browser to allow this.',
  signOut: 'Sign out',
  signOutToken:
    'Removes the token from Cleared. It stays valid until you delete it on your account page.',
  signOutSession:
    'Signs you out on this computer. Access expires within an hour.',

  language: 'Language',
  browserLanguage: 'Same as browser',

  subscriptions: 'Subscriptions',
  tokenSeesNone:
    'This token can’t show subscriptions. Use one with the scope purchases.view, or sign in through the browser.',
  sessionSeesNone:
    'This sign-in can’t show subscriptions. Sign out, then sign in again and allow it.',
  refresh: 'Refresh subscriptions',
  loading: 'Loading subscriptions…',
  noSubscription: 'No subscription',
  left: filled('{left} left'),
  leftOf: filled('{left} of {limit} left'),
  downloadsLeft: filled('Downloads left on {name}'),
  ended: filled('Ended on {date}.'),
  renews: filled('Renews on {date}.'),
  ends: filled('Ends on {date}.'),
  editorialOnly: 'Editorial use only.',
  forMedia: filled('For {media}.'),
  notForMedia: 'Not for images, videos or music.'
})

export const signInFailures = i18n('sign-in-failures', {
  'rate-limited': 'Too many sign-ins. Try again later.',
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
  cannot: filled('With this sign-in you can’t {uses}. Missing: {scopes}.')
})

/** Search settings on the account page. */
export const placingSettingsWords = i18n('placing-settings', {
  title: 'Layers',
  keepsSubject: 'Keep the subject in view',
  keepsSubjectHint: 'Crops images around their subject instead of the center',
  prefersLargest: 'License the largest size',
  prefersLargestHint:
    'Where it costs the same. Otherwise the smallest that covers its layers at 2×.'
})

export const searchSettingsWords = i18n('search-settings', {
  title: 'Search',
  safe: 'Safe search',
  safeHint: 'Hides adult content. You can also change this in Filters.',
  remembered: count({
    one: '{count} recent search on this computer',
    other: '{count} recent searches on this computer'
  }),
  none: 'No recent searches',
  forgetAll: 'Clear search history'
})

export const sessionWords = i18n('session', {
  signedOutToken:
    'Signed out. The token stays valid; delete it on your account page if you no longer need it.',
  signedOutSession: 'Signed out. Access expires within an hour.',
  signedOutHere:
    'Signed out on this computer. The gateway couldn’t be reached; the sign-in expires within 30 days.',
  signedInAs: filled('Signed in as {userName}'),
  notYou: 'Not you?'
})
