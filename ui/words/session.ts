import de from './de/session.json'
import es from './es/session.json'
import fr from './fr/session.json'
import ja from './ja/session.json'
import pt from './pt/session.json'
import { filled, i18n } from './i18n.ts'

export const sessionWords = i18n('session', [de, es, fr, ja, pt], {
  signedOutTokenItselfStays:
    'Signed out. The token itself stays valid; remove it on your account’s page if you need it no more.',
  signedOutAccessThatWas:
    'Signed out. The access that was in use ends within an hour.',
  signedOutHere:
    'Signed out on this computer. The gateway couldn’t be reached; the sign-in expires within 30 days.',
  signedInAs: filled('Signed in as {userName}.'),
  notYou: 'Not you?'
})
