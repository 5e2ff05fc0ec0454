import de from './de/search-settings.json'
import es from './es/search-settings.json'
import fr from './fr/search-settings.json'
import ja from './ja/search-settings.json'
import pt from './pt/search-settings.json'
import { count, i18n } from './i18n.ts'

/** How somebody searches, on the page of the account. */
export const searchSettingsWords = i18n(
  'search-settings',
  [de, es, fr, ja, pt],
  {
    title: 'Search',
    safe: 'Safe search',
    safeHint:
      'Leaves out what is not for everyone. The filters turn it on and off, too.',
    remembered: count({
      one: '{count} search is remembered on this machine.',
      other: '{count} searches are remembered on this machine.'
    }),
    none: 'No searches are remembered.',
    forgetAll: 'Clear search history'
  }
)
