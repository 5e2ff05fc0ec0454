import { count, filled, i18n } from '../../words/i18n.ts'

export const requestCardWords = i18n('request-cards', {
  licenseAsked: filled('License ({count}), as {who} asked'),
  withdrawRequestOf: filled('Withdraw the request of {who}'),
  withdraw: 'Withdraw',
  declineRequestBy: filled('Decline the request by {who}'),
  declineIt: 'Decline …',
  whyDoYouDeclineIt: 'Why do you decline it?',
  decline: 'Decline',
  requests: 'Requests',
  openRequests: 'Open requests',
  answeredRequests: 'Answered requests',
  requestBy: filled('Request by {who}'),
  licenseSome: filled('License ({count})'),
  licenseRequested: filled('License requested ({count})'),
  answered: filled('Answered ({count})')
})

export const requestDialogWords = i18n('request-dialog', {
  requestLicenses: 'Request licenses',
  requestStaysInThisFile:
    'The request stays in this file. Whoever may license sees it in “This file” and can license and swap it all at once.',
  note: 'Note',
  youAreNotSignedIn:
    'You are not signed in, so the request has no name: write yours into the note.',
  assetsToRequest: 'Assets to request',
  request: count({
    one: 'Request {count} license',
    other: 'Request {count} licenses'
  })
})

/** Requests for licenses, and other records in a file. */
export const requestWords = i18n('requests', {
  gone: 'The request is no longer in the file.',
  wasLicensed: filled('The request was licensed by {who} meanwhile.'),
  wasDeclined: filled('The request was declined by {who} meanwhile.'),
  wasWithdrawn: filled('The request was withdrawn by {who} meanwhile.'),
  licensedBy: filled('Licensed by {who}'),
  declinedBy: filled('Declined by {who}'),
  withdrawnBy: filled('Withdrawn by {who}'),
  toLicense: count({ one: '{count} to license', other: '{count} to license' }),
  licensed: count({ one: '{count} licensed', other: '{count} licensed' }),
  notNeeded: count({
    one: '{count} not needed any more',
    other: '{count} not needed any more'
  }),
  open: count({
    one: '{requests}, {count} asset to license',
    other: '{requests}, {count} assets to license'
  }),
  waiting: filled('In this file: {requests}.'),
  answered: filled('You asked for licenses. {answers}.'),
  more: count({ one: '{count} more', other: '{count} more' }),
  whoReads:
    'Everyone with edit access to this file who runs Cleared can read your name and the note.',
  unread: count({
    one: '{count} record of this file could not be read: written by a newer version of Cleared, or by something else. Nothing was changed in them.',
    other:
      '{count} records of this file could not be read: written by a newer version of Cleared, or by something else. Nothing was changed in them.'
  })
})
