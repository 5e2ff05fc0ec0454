import de from './de/picture-failures.json'
import es from './es/picture-failures.json'
import fr from './fr/picture-failures.json'
import ja from './ja/picture-failures.json'
import pt from './pt/picture-failures.json'
import { i18n } from './i18n.ts'

/** Of finding by picture. */
export const pictureFailures = i18n('picture-failures', [de, es, fr, ja, pt], {
  'not-allowed':
    'Your library account does not include finding by picture. Ask whoever manages it for the product reverse image search, or search with words.',
  'not-found':
    'The library no longer knows the picture. Send it again to go on.'
})
