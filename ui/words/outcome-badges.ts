import de from './de/outcome-badges.json'
import es from './es/outcome-badges.json'
import fr from './fr/outcome-badges.json'
import ja from './ja/outcome-badges.json'
import pt from './pt/outcome-badges.json'
import { i18n } from './i18n.ts'

export const outcomeBadgeWords = i18n('outcome-badges', [de, es, fr, ja, pt], {
  licensed: 'Licensed',
  refused: 'Refused',
  unfinished: 'Unfinished',
  notCertain: 'Not certain',
  notSent: 'Not sent'
})
