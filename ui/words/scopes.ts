import de from './de/scopes.json'
import es from './es/scopes.json'
import fr from './fr/scopes.json'
import ja from './ja/scopes.json'
import pt from './pt/scopes.json'
import { filled, i18n } from './i18n.ts'

/** What a sign-in lets people do, and what it does not. */
export const scopeWords = i18n('scopes', [de, es, fr, ja, pt], {
  'licenses.create': 'license',
  'licenses.view': 'see what you own',
  'purchases.view': 'see your subscriptions',
  cannot: filled('With this sign-in you cannot {uses}: it lacks {scopes}.')
})
