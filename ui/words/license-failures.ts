import de from './de/license-failures.json'
import es from './es/license-failures.json'
import fr from './fr/license-failures.json'
import ja from './ja/license-failures.json'
import pt from './pt/license-failures.json'
import { i18n } from './i18n.ts'

export const licenseFailures = i18n('license-failures', [de, es, fr, ja, pt], {
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
