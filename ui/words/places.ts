import de from './de/places.json'
import es from './es/places.json'
import fr from './fr/places.json'
import ja from './ja/places.json'
import pt from './pt/places.json'
import { i18n } from './i18n.ts'

/** The tabs of the panel. */
export const placeWords = i18n('places', [de, es, fr, ja, pt], {
  search: 'Search',
  collections: 'Collections',
  file: 'This file',
  licenses: 'Licenses',
  account: 'Account'
})
