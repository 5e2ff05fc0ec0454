import de from './de/requests.json'
import es from './es/requests.json'
import fr from './fr/requests.json'
import ja from './ja/requests.json'
import pt from './pt/requests.json'
import { count, filled, i18n } from './i18n.ts'

/** Requests for licenses, and what people note in a file. */
export const requestWords = i18n('requests', [de, es, fr, ja, pt], {
  someone: 'Someone',
  notSignedIn: 'Someone not signed in',
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
