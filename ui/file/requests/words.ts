import { count, filled, i18n } from '../../words/i18n.ts'

export const requestCardWords = i18n('request-cards', {
  licenseAsked: filled('License ({count}), requested by {who}'),
  withdrawRequestOf: filled('Withdraw the request of {who}'),
  withdraw: 'Withdraw',
  declineRequestBy: filled('Decline the request by {who}'),
  declineIt: 'Decline…',
  declineReason: 'Why do you decline it?',
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
  savedInFileHint:
    'Saved in this file. Anyone who can license sees it in “This file” and can license and swap everything at once.',
  placesFirst: 'Anything not in this file yet is placed as a comp first.',
  note: 'Note',
  addNameHint: 'You aren’t signed in, so add your name to the note.',
  assetsToRequest: 'What to request',
  request: count({
    one: 'Request {count} license',
    other: 'Request {count} licenses'
  })
})

/** Requests for licenses, and other records in a file. */
export const requestWords = i18n('requests', {
  missing: 'This request is no longer in the file.',
  wasLicensed: filled('{who} has already licensed this request.'),
  wasDeclined: filled('{who} has already declined this request.'),
  wasWithdrawn: filled('{who} has already withdrawn this request.'),
  licensedBy: filled('Licensed by {who}'),
  declinedBy: filled('Declined by {who}'),
  withdrawnBy: filled('Withdrawn by {who}'),
  toLicense: count({ one: '{count} to license', other: '{count} to license' }),
  licensed: count({ one: '{count} licensed', other: '{count} licensed' }),
  notInLibrary: count({
    one: '{count} no longer in the library',
    other: '{count} no longer in the library'
  }),
  notNeeded: count({
    one: '{count} no longer needed',
    other: '{count} no longer needed'
  }),
  open: count({
    one: '{requests}, {count} to license',
    other: '{requests}, {count} to license'
  }),
  waiting: filled('In this file: {requests}.'),
  review: count({
    one: 'Review {count} request',
    other: 'Review {count} requests'
  }),
  answered: filled('Your license requests were answered. {answers}.'),
  more: count({ one: '{count} more', other: '{count} more' }),
  whoReads: 'Anyone who can view the file could read your name and note.',
  unread: count({
    one: 'Couldn’t read {count} record in this file: it’s from a newer version of Cleared or another source. It wasn’t changed.',
    other:
      'Couldn’t read {count} records in this file: they’re from a newer version of Cleared or another source. They weren’t changed.'
  })
})
