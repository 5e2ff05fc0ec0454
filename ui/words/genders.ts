import type { Gender } from '../../contract/api/search-values.ts'
import de from './de/genders.json'
import es from './es/genders.json'
import fr from './fr/genders.json'
import ja from './ja/genders.json'
import pt from './pt/genders.json'
import { i18n } from './i18n.ts'

export const genderWords = i18n('genders', [de, es, fr, ja, pt], {
  female: 'Female',
  male: 'Male',
  both: 'Female and male'
} satisfies Record<Gender, string>)
