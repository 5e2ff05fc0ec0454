import type {
  Age,
  Ethnicity,
  Gender,
  ImageType,
  Orientation,
  Sort
} from '../../contract/api/search-values.ts'

export const typeWords: Record<ImageType, string> = {
  photo: 'Photos',
  illustration: 'Illustrations',
  vector: 'Vectors'
}

export const orientationWords: Record<Orientation, string> = {
  horizontal: 'Horizontal',
  vertical: 'Vertical'
}

export const sortWords: Record<Sort, string> = {
  popular: 'Popular',
  newest: 'Newest',
  relevance: 'Relevance',
  random: 'Random'
}

/** By their number. */
export const peopleWords = [
  'No people',
  '1 person',
  '2 people',
  '3 people',
  '4 or more people'
]

export const ageWords: Record<Age, string> = {
  infants: 'Infants',
  children: 'Children',
  teenagers: 'Teenagers',
  '20s': 'In their 20s',
  '30s': 'In their 30s',
  '40s': 'In their 40s',
  '50s': 'In their 50s',
  '60s': 'In their 60s',
  older: 'Older'
}

export const genderWords: Record<Gender, string> = {
  female: 'Female',
  male: 'Male',
  both: 'Female and male'
}

export const ethnicityWords: Record<Ethnicity, string> = {
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
}

/** `German` of `de`. */
export function languageName(code: string): string {
  languageNames ??= new Intl.DisplayNames('en', { type: 'language' })
  return languageNames.of(code) ?? code
}

/** Takes half a millisecond to make, and a list has many names. */
let languageNames: Intl.DisplayNames | undefined
