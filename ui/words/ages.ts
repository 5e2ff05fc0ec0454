import type { Age } from '../../contract/api/search-values.ts'
import de from './de/ages.json'
import es from './es/ages.json'
import fr from './fr/ages.json'
import ja from './ja/ages.json'
import pt from './pt/ages.json'
import { i18n } from './i18n.ts'

export const ageWords = i18n('ages', [de, es, fr, ja, pt], {
  infants: 'Infants',
  children: 'Children',
  teenagers: 'Teenagers',
  '20s': 'In their 20s',
  '30s': 'In their 30s',
  '40s': 'In their 40s',
  '50s': 'In their 50s',
  '60s': 'In their 60s',
  older: 'Older'
} satisfies Record<Age, string>)
