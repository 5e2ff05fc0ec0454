import type { Ethnicity } from '../../contract/api/search-values.ts'
import { i18n } from './i18n.ts'

export const ethnicityWords = i18n('ethnicities', {
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
