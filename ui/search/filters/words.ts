import { count, filled, i18n } from '../../words/i18n.ts'
import type {
  Age,
  Ethnicity,
  Gender,
  ImageType,
  Orientation
} from '../../../contract/api/search-values.ts'

/** Names of active filters. */
export const activeFilterWords = i18n('active-filters', {
  activeFilters: 'Active filters',
  safeSearchOff: 'Safe search off',
  clearAll: 'Clear all',
  modelReleased: 'Model released',
  atLeastPxWide: filled('At least {pixels} px wide'),
  atMostPxWide: filled('At most {pixels} px wide'),
  atLeastPxHigh: filled('At least {pixels} px high'),
  atMostPxHigh: filled('At most {pixels} px high'),
  commercialAndEditorial: 'Commercial and editorial',
  editorial: 'Editorial',
  enhancedLicense: 'Enhanced license',
  noEnhancedLicense: 'No enhanced license',
  sensitiveUse: 'Sensitive use',
  noSensitiveUse: 'No sensitive use',
  in: filled('In {name}'),
  by: filled('By {name}'),
  model: filled('Model {name}'),
  from: filled('From {day}'),
  until: filled('Until {day}'),
  wordsIn: filled('Words in {language}')
})

export const ageWords = i18n('ages', {
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

export const colorWords = i18n('colors', {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  lime: 'Lime',
  green: 'Green',
  teal: 'Teal',
  cyan: 'Cyan',
  blue: 'Blue',
  purple: 'Purple',
  magenta: 'Magenta',
  pink: 'Pink',
  brown: 'Brown',
  black: 'Black',
  gray: 'Gray',
  white: 'White',
  blackAndWhite: 'Black and white'
})

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

/** The most used filters. */
export const filterSectionWords = i18n('filter-sections', {
  type: 'Type',
  orientation: 'Orientation',
  color: 'Color',
  people: 'People',
  size: 'Size',
  license: 'License'
})

export const filterSheetWords = i18n('filter-sheet', {
  category: 'Category',
  anyCategory: 'Any category',
  color: 'Color',
  blackAndWhite: 'Black and white',
  from: 'From',
  until: 'Until',
  filters: 'Filters',
  clearAll: 'Clear all',
  showResults: 'Show results',
  safeSearch: 'Safe search',
  withoutItResultsMayShow:
    'Without it, results may show what is meant for adults only.',
  couldNotBeCounted: 'Could not be counted',
  noResults: 'No results',
  languageOfWords: 'Language of the words',
  asLibraryTakesThem: 'As the library takes them',
  atX: filled(' at {scale}x'),
  asSelectedLayer: 'as the selected layer',
  asSelectedLayers: 'as the selected layers',
  forWhatUse: 'For what use',
  commercial: 'Commercial',
  enhancedLicense: 'Enhanced license',
  withEnhancedLicenseOrWithout: 'With enhanced license or without',
  onlyWithEnhancedLicense: 'Only with enhanced license',
  onlyWithoutEnhancedLicense: 'Only without enhanced license',
  sensitiveUse: 'Sensitive use',
  forSensitiveUseOrNot: 'For sensitive use or not',
  onlyForSensitiveUse: 'Only for sensitive use',
  notForSensitiveUse: 'Not for sensitive use',
  contributorsByNameOrNumber:
    'Contributors, by name or number, with commas between',
  modelsByNumberWithCommas: 'Models, by number, with commas between',
  orientation: 'Orientation',
  any: 'Any',
  howManyPeople: 'How many people',
  anyNumberOfPeople: 'Any number of people',
  age: 'Age',
  ofAnyAge: 'Of any age',
  gender: 'Gender',
  ofAnyGender: 'Of any gender',
  withModelRelease: 'With model release',
  ethnicity: 'Ethnicity',
  width: 'Width',
  height: 'Height',
  type: 'Type',
  anotherColor: 'Another color',
  byWhom: 'By whom, of whom',
  added: 'Added',
  language: 'Language',
  counting: 'Counting…',
  results: count({ one: '{count} result', other: '{count} results' }),
  atLeast: filled('At least {minWidth} × {minHeight}, {whose}{times}'),
  likeLayer: filled('{orientation}, {whose}'),
  editorial: 'Editorial',
  both: 'Both',
  leastWidth: 'Least width in pixels',
  mostWidth: 'Most width in pixels',
  leastHeight: 'Least height in pixels',
  mostHeight: 'Most height in pixels'
})

export const filterWords = i18n('filters', {
  filters: 'Filters',
  allFilters: 'All filters',
  sortBy: 'Sort by',
  allFiltersOn: count({
    one: 'All filters, {count} chosen',
    other: 'All filters, {count} chosen'
  }),
  chip: filled('{text} filter'),
  chipChosen: count({
    one: '{text} filter, {count} chosen',
    other: '{text} filter, {count} chosen'
  })
})

export const genderWords = i18n('genders', {
  female: 'Female',
  male: 'Male',
  both: 'Female and male'
} satisfies Record<Gender, string>)

export const typeWords = i18n('image-types', {
  photo: 'Photos',
  illustration: 'Illustrations',
  vector: 'Vectors'
} satisfies Record<ImageType, string>)

export const layerColorsWords = i18n('layer-colors', {
  from: count({
    one: 'From the selected layer',
    other: 'From the selected layers'
  }),
  label: count({
    one: 'Color from the selected layer',
    other: 'Color from the selected layers'
  }),
  noLayer: 'Select a layer to choose from its colors.',
  looking: 'Looking for the colors of the layer…',
  none: count({
    one: 'The selected layer has no color. Select one with a fill or stroke.',
    other:
      'The selected layers have no color. Select one with a fill or stroke.'
  })
})

export const orientationWords = i18n('orientations', {
  horizontal: 'Horizontal',
  vertical: 'Vertical'
} satisfies Record<Orientation, string>)

/** Number of people in a picture. */
export const peopleWords = i18n('people', {
  0: 'No people',
  1: '1 person',
  2: '2 people',
  3: '3 people',
  4: '4 or more people'
})
