import type { Ethnicity } from '../../contract/api/search-values.ts'
import de from './de/ethnicities.json'
import es from './es/ethnicities.json'
import fr from './fr/ethnicities.json'
import ja from './ja/ethnicities.json'
import pt from './pt/ethnicities.json'
import { i18n } from './i18n.ts'

export const ethnicityWords = i18n('ethnicities', [de, es, fr, ja, pt], {
  african: 'African',
  african_american: 'African American',
  black: 'Black',
  brazilian: 'Brazilian',
  caucasian: 'Caucasian',
  chinese: 'Chinese',
  east_asian: 'East Asian',
  hispanic: 'Hispanic',
  japanese: 'Japanese',
  middle_eastern: 'Middle Eastern',
  native_american: 'Native American',
  pacific_islander: 'Pacific Islander',
  south_asian: 'South Asian',
  southeast_asian: 'Southeast Asian',
  other: 'Other'
} satisfies Record<Ethnicity, string>)
