import de from './de/file-saving.json'
import es from './es/file-saving.json'
import fr from './fr/file-saving.json'
import ja from './ja/file-saving.json'
import pt from './pt/file-saving.json'
import { filled, i18n } from './i18n.ts'

/** Beside a row of what is in the file. */
export const fileSavingWords = i18n('file-saving', [de, es, fr, ja, pt], {
  saveOf: filled('Save {name} to a collection')
})
