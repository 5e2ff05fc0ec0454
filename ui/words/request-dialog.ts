import { count, i18n } from './i18n.ts'

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
