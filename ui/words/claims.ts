import de from './de/claims.json'
import es from './es/claims.json'
import fr from './fr/claims.json'
import ja from './ja/claims.json'
import pt from './pt/claims.json'
import { filled, i18n } from './i18n.ts'

/** What other people, or another window, have to do with an asset. */
export const claimWords = i18n('claims', [de, es, fr, ja, pt], {
  begun: filled(
    '{who} started licensing this and may not be done. Ask them first.'
  ),
  begunOn: filled(
    '{who} started licensing this on {date} and may not be done. Ask them first.'
  ),
  unclaimed:
    'Not licensed: the note in this file that you are licensing it was taken back, as by an undo. Try again.'
})
