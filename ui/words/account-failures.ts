import de from './de/account-failures.json'
import es from './es/account-failures.json'
import fr from './fr/account-failures.json'
import ja from './ja/account-failures.json'
import pt from './pt/account-failures.json'
import { i18n } from './i18n.ts'

export const accountFailures = i18n('account-failures', [de, es, fr, ja, pt], {
  'not-allowed': 'Your sign-in does not show subscriptions.'
})
