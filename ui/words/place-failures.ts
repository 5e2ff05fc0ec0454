import de from './de/place-failures.json'
import es from './es/place-failures.json'
import fr from './fr/place-failures.json'
import ja from './ja/place-failures.json'
import pt from './pt/place-failures.json'
import { i18n } from './i18n.ts'

export const placeFailures = i18n('place-failures', [de, es, fr, ja, pt], {
  'not-found':
    'The library no longer has this preview. Search again, then place it.',
  'storage-failed': 'Figma could not place the picture. Try again.'
})
