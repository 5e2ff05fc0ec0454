import type { Gender } from '../../contract/api/search-values.ts'
import { i18n } from './i18n.ts'

export const genderWords = i18n('genders', {
  female: 'Female',
  male: 'Male',
  both: 'Female and male'
} satisfies Record<Gender, string>)
