import { count, filled, i18n } from '../../words/i18n.ts'

/** When other people or windows are licensing an asset. */
export const claimWords = i18n('claims', {
  unclaimed:
    'Not licensed: the note in this file that you’re licensing it was removed, perhaps by undo. Try again.'
})

export const licenseFailures = i18n('license-failures', {
  'signed-out': 'You aren’t signed in. Sign in to continue licensing.',
  'gateway-unreachable':
    'Couldn’t reach the Cleared gateway, which prevents double charges. Nothing was licensed. Try again later.',
  'not-allowed':
    'Your account can’t license through Cleared. It needs an API subscription; subscriptions for the website don’t count.',
  'token-invalid': 'This token isn’t valid here. Sign in instead.',
  'token-foreign':
    'This token was made for another application, so nothing was licensed. Sign in instead.',
  'token-lacks-scope': 'Your sign-in doesn’t include licensing.'
})

/** States of past, current and future purchases. */
export const purchaseWords = i18n('purchases', {
  licensedTwice: filled(
    '{what} was licensed twice: {numbers}. Send both license numbers to the library’s support.'
  ),
  notDownloadable: filled(
    'You have license {numbers} for {what}, but it can’t be downloaded again. Send the number to the library’s support.'
  ),
  settled: 'Settled',
  oneImage: filled('image {assetId}'),
  oneVideo: filled('video {assetId}'),
  oneTrack: filled('track {assetId}'),
  severalAssets: filled('{what} and {count} more'),
  dearer: count({
    one: 'Licensing {what} used {count} download; you confirmed {confirmed}. If that’s wrong, contact the library’s support.',
    other:
      'Licensing {what} used {count} downloads; you confirmed {confirmed}. If that’s wrong, contact the library’s support.'
  }),
  tookMore:
    'Skipped: an earlier license used more downloads than planned. Check your subscription, then try again.',
  stopped: 'Skipped: the run was stopped.',
  fewerLeft:
    'Skipped: the subscription has ended or has fewer downloads left than planned. Try again for a new plan.',
  unreadable: count({
    one: 'Couldn’t read {count} purchase on this computer{which}: it’s damaged or from a newer version of Cleared. It’s kept and not repeated. Update Cleared, or check your license history.',
    other:
      'Couldn’t read {count} purchases on this computer{which}: they’re damaged or from a newer version of Cleared. They’re kept and not repeated. Update Cleared, or check your license history.'
  }),
  usedInstead: count({
    one: '{count} download used instead of {confirmed}.',
    other: '{count} downloads used instead of {confirmed}.'
  }),
  nothingLeft: 'Nothing left to license. The swap is free.',
  notYet: count({
    one: '{count} isn’t licensed yet.',
    other: '{count} aren’t licensed yet.'
  }),
  open: filled(
    'A purchase from {when}, in another file or on another computer, isn’t finished. We don’t know whether this was licensed. Nothing was sent now.'
  ),
  openSometime:
    'A purchase in another file or on another computer isn’t finished. We don’t know whether this was licensed. Nothing was sent now.',
  unchanged: count({
    one: 'Your subscription still has {count} download left, so it probably wasn’t licensed.',
    other:
      'Your subscription still has {count} downloads left, so it probably wasn’t licensed.'
  }),
  codeMissing:
    'Your subscription requires a verification code. Nothing was charged. Try again and enter it.',
  codeWrong:
    'The library didn’t accept this verification code. Nothing was charged. Try again with another one.',
  priceMissing:
    'Your subscription requires a retail price. Nothing was charged. Try again and enter it.',
  waitSeconds: count({
    one: 'Wait {count} second, then try again. Nothing was charged.',
    other: 'Wait {count} seconds, then try again. Nothing was charged.'
  }),
  waitMinutes: count({
    one: 'Wait {count} minute, then try again. Nothing was charged.',
    other: 'Wait {count} minutes, then try again. Nothing was charged.'
  }),
  again: 'An earlier purchase is uncertain: you may be charged twice.',
  parkedForOther:
    'An unfinished license or swap belongs to another account. Sign in with that account to finish it.',
  parked:
    'A license or swap isn’t finished. Sign in to finish it; nothing new is licensed.',
  parkedAs: filled(
    'A license or swap isn’t finished. Sign in as {names} to finish it; nothing new is licensed.'
  ),
  elsewhere: count({
    one: '{count} licensed for another file. To swap it, open Cleared in {where}.',
    other:
      '{count} licensed for another file. To swap them, open Cleared in {where}.'
  }),
  thatFile: 'that file',
  pending: filled(
    'No license number for {assetIds} after more than a day. Cleared checks each time it opens; if it’s still missing later, contact the library’s support.'
  ),
  direct:
    'Without the gateway, nothing prevents a double charge if your browser repeats the request or another window or computer licenses the same. If a reply gets lost, check your license history.'
})
