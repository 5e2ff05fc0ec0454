import de from './de/fields.json'
import es from './es/fields.json'
import fr from './fr/fields.json'
import ja from './ja/fields.json'
import pt from './pt/fields.json'
import { filled, i18n } from './i18n.ts'

export const fieldWords = i18n('fields', [de, es, fr, ja, pt], {
  required: ' (required)',
  doneOf: filled('{done} of {total}')
})
