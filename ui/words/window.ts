import de from './de/window.json'
import es from './es/window.json'
import fr from './fr/window.json'
import ja from './ja/window.json'
import pt from './pt/window.json'
import { i18n } from './i18n.ts'

/** Around the places: the bar that is left of the panel, and its strips. */
export const windowWords = i18n('window', [de, es, fr, ja, pt], {
  restore: 'Restore'
})
