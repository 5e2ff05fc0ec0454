import de from './de/window.json'
import es from './es/window.json'
import fr from './fr/window.json'
import ja from './ja/window.json'
import pt from './pt/window.json'
import { filled, i18n } from './i18n.ts'

/** Around the places: the bar that is left of the panel, and its strips. */
export const windowWords = i18n('window', [de, es, fr, ja, pt], {
  restore: 'Restore',
  offline:
    'You are offline. What is loaded stays usable; what failed is tried ' +
    'again when you are back.',
  direct:
    'The Cleared gateway is down. Searches go straight to the library; ' +
    'licensing waits.',
  running: filled('{what}: {done} of {total}'),
  work: 'What is under way',
  place: 'Placing comps',
  fill: 'Filling layers',
  read: 'Reading the collection',
  order: 'Saving the order',
  save: 'Saving to a collection',
  check: 'Checking pages of this file',
  files: 'Fetching licensed files'
})
