import { count, filled, i18n } from '../../words/i18n.ts'

/** When other people or windows are licensing an asset. */
export const claimWords = i18n('claims', {
  unclaimed:
    'Not licensed: the note in this file that you are licensing it was taken back, as by an undo. Try again.'
})

export const licenseFailures = i18n('license-failures', {
  'signed-out': 'You are not signed in. Sign in, then licensing goes on.',
  'gateway-unreachable':
    'The Cleared gateway could not be reached. Licensing goes through it so ' +
    'that nothing is charged twice; nothing was licensed. Try again when it ' +
    'is back.',
  'not-allowed':
    'Your account may not license through this application. Subscriptions ' +
    'of the website do not count here: it needs one for the API.',
  'token-invalid':
    'This token is not valid here. Sign in instead of using a token.',
  'token-foreign':
    'This token was made for another application, so nothing was licensed. ' +
    'Sign in instead of using a token.',
  'token-lacks-scope':
    'Your sign-in may not license. Sign in again and allow licensing, or ' +
    'use a token with the scopes licenses.create, licenses.view and ' +
    'purchases.view.'
})

/** States of past, current and future purchases. */
export const purchaseWords = i18n('purchases', {
  licensedTwice: filled(
    'Asset {assetId} was licensed twice: {numbers}. Send both numbers to the library’s support.'
  ),
  notDownloadable: filled(
    'You hold license {numbers} of asset {assetId}, but it cannot be downloaded again. Send the number to the library’s support.'
  ),
  settled: 'Settled',
  oneAsset: filled('asset {assetId}'),
  severalAssets: count({
    one: '{count} asset ({assetId} …)',
    other: '{count} assets ({assetId} …)'
  }),
  dearer: count({
    one: 'Licensing {what} took {count} download; you confirmed {confirmed}. Check your subscription; if it should not be so, ask the library’s support.',
    other:
      'Licensing {what} took {count} downloads; you confirmed {confirmed}. Check your subscription; if it should not be so, ask the library’s support.'
  }),
  tookMore:
    'Left out, because an earlier license took more downloads than planned. Check your subscription, then try again.',
  stopped: 'Left out, because the run was stopped.',
  fewerLeft:
    'Left out, because the subscription has fewer downloads left than when this was planned, or has ended. Try again for a fresh plan.',
  unreadable: count({
    one: '{count} purchase on this machine{which} cannot be read: a newer version of Cleared wrote that, or it is broken. It is kept, and its asset is not licensed again. Update Cleared, or look into your license history.',
    other:
      '{count} purchases on this machine{which} cannot be read: a newer version of Cleared wrote that, or it is broken. It is kept, and its asset is not licensed again. Update Cleared, or look into your license history.'
  }),
  usedInstead: count({
    one: '{count} download used instead of {confirmed}.',
    other: '{count} downloads used instead of {confirmed}.'
  }),
  nothingLeft: 'Nothing is left to license; the swap is free.',
  notYet: count({
    one: '{count} asset is not licensed yet.',
    other: '{count} assets are not licensed yet.'
  }),
  open: filled(
    'A purchase of this asset from {when}, in another file or on another machine, is unfinished: nobody knows whether it was licensed. Nothing was sent now.'
  ),
  openSometime:
    'A purchase of this asset, in another file or on another machine, is unfinished: nobody knows whether it was licensed. Nothing was sent now.',
  unchanged: count({
    one: 'The subscription still has {count} download left, which hints that it was not licensed.',
    other:
      'The subscription still has {count} downloads left, which hints that it was not licensed.'
  }),
  again: 'An earlier purchase is not certain: you may be charged twice.',
  parkedForOther:
    'A license or swap that is not finished belongs to another account. Sign in with that account to finish it.',
  parked:
    'A license or swap is not finished. Sign in to finish it; nothing new is licensed.',
  parkedAs: filled(
    'A license or swap is not finished. Sign in as {names} to finish it; nothing new is licensed.'
  ),
  elsewhere: count({
    one: '{count} asset licensed for another file. Open {where} and Cleared there to swap.',
    other:
      '{count} assets licensed for another file. Open {where} and Cleared there to swap.'
  }),
  thatFile: 'that file',
  pending: filled(
    'The library has not shown the license number of {assetIds} for more than a day. It is looked for each time Cleared opens; if it stays away, ask the library’s support.'
  ),
  direct:
    'Without the gateway nobody can check whether your browser sends the request twice, or whether another window or machine is licensing the same assets now: you may be charged twice. A reply that gets lost can only be looked up in your license history.'
})
