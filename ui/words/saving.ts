import de from './de/saving.json'
import es from './es/saving.json'
import fr from './fr/saving.json'
import ja from './ja/saving.json'
import pt from './pt/saving.json'
import { count, i18n } from './i18n.ts'

export const savingWords = i18n('saving', [de, es, fr, ja, pt], {
  save: 'Save',
  saveTo: 'Save to a collection',
  savePicked: count({
    one: 'Save {count} to a collection',
    other: 'Save {count} to a collection'
  })
})
