import de from './de/request-dialog.json'
import es from './es/request-dialog.json'
import fr from './fr/request-dialog.json'
import ja from './ja/request-dialog.json'
import pt from './pt/request-dialog.json'
import { count, i18n } from './i18n.ts'

export const requestDialogWords = i18n('request-dialog', [de, es, fr, ja, pt], {
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
