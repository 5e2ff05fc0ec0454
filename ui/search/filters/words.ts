import { count, filled, i18n } from '../../words/i18n.ts'
import type { RecentTime } from '../../api/search-filters.ts'
import type {
  Age,
  Ethnicity,
  Gender,
  ImageType
} from '../../../contract/api/search-values.ts'

export const filterWords = i18n('filters', {
  filters: 'Filters',
  allFilters: 'All filters',
  sortBy: 'Sort by',
  allFiltersOn: count({
    one: 'All filters, {count} selected',
    other: 'All filters, {count} selected'
  }),
  tools: 'Filters and sorting',
  chip: filled('{text} filter'),
  chipIs: filled('{text} filter, {value}'),
  chipChosen: count({
    one: '{text} filter, {count} selected',
    other: '{text} filter, {count} selected'
  })
})

/** The most used filters. */
export const filterSectionWords = i18n('filter-sections', {
  type: 'Type',
  orientation: 'Orientation',
  color: 'Color',
  duration: 'Duration',
  resolution: 'Resolution',
  aspectRatio: 'Aspect ratio',
  frameRate: 'Frame rate',
  people: 'People',
  size: 'Size',
  license: 'License',
  genre: 'Genre',
  mood: 'Mood',
  instrument: 'Instrument',
  tempo: 'Tempo',
  vocals: 'Vocals'
})

export const filterSheetWords = i18n('filter-sheet', {
  filters: 'Filters',
  type: 'Type',
  orientation: 'Orientation',
  any: 'Any',
  otherRatio: 'Other',
  likeLayer: filled('{orientation}, {whose}'),
  asSelectedLayer: 'as the selected layer',
  asSelectedLayers: 'as the selected layers',
  color: 'Color',
  hexColor: 'Hex color',
  notHex: 'Use six digits, such as 2563D8',
  blackAndWhite: 'Black and white',
  howManyPeople: 'Number of people',
  anyPeople: 'Any number',
  age: 'Age',
  ofAnyAge: 'Any age',
  gender: 'Gender',
  ofAnyGender: 'Any gender',
  withModelRelease: 'With model release',
  ethnicity: 'Ethnicity',
  width: 'Width',
  minWidth: 'Minimum width (px)',
  maxWidth: 'Maximum width (px)',
  height: 'Height',
  minHeight: 'Minimum height (px)',
  maxHeight: 'Maximum height (px)',
  atLeast: filled('At least {minWidth} × {minHeight}, {whose}{times}'),
  atX: filled(' at {scale}x'),
  forWhatUse: 'Use',
  commercial: 'Commercial',
  editorial: 'Editorial',
  both: 'Both',
  enhancedLicense: 'Enhanced license',
  anyLicense: 'Any license',
  enhancedOnly: 'Enhanced license available',
  notEnhanced: 'No enhanced license',
  sensitiveUse: 'Sensitive use',
  anySensitivity: 'Any',
  sensitiveAllowed: 'Allowed',
  sensitiveNotAllowed: 'Not allowed',
  category: 'Category',
  anyCategory: 'Any category',
  byWhom: 'Contributor and model',
  contributorNames: 'Contributor names or IDs, separated by commas',
  modelIds: 'Model IDs, separated by commas',
  otherMood: 'Another mood',
  otherInstrument: 'Another instrument',
  artistAndTitle: 'Artist, title and lyrics',
  artists: 'Artist names, separated by commas',
  title: 'Words in the title',
  album: 'Words in the album title',
  similarArtist: 'Similar to artist',
  lyrics: 'Words in the lyrics',
  added: 'Added',
  anyTime: 'Any time',
  from: 'From',
  until: 'Until',
  language: 'Language',
  languageOfWords: 'Search language',
  automaticLanguage: 'Automatic',
  safeSearch: 'Safe search',
  safeSearchHint: 'Hides adult content',
  counting: 'Counting…',
  countFailed: 'Couldn’t count results',
  noResults: 'No results',
  results: count({ one: '{count} result', other: '{count} results' }),
  clearAll: 'Clear all',
  showResults: 'Show results'
})

export const recentTimeWords = i18n('recent-times', {
  week: 'Past week',
  month: 'Past month',
  year: 'Past year'
} satisfies Record<RecentTime, string>)

export const typeWords = i18n('image-types', {
  photo: 'Photos',
  illustration: 'Illustrations',
  vector: 'Vectors'
} satisfies Record<ImageType, string>)

export const durationWords = i18n('durations', {
  upTo: filled('Up to {to} s'),
  between: filled('{from}–{to} s'),
  minutes: filled('{from}–{to} min'),
  overMinute: 'More than a minute',
  overMinutes: count({
    one: 'More than {count} minute',
    other: 'More than {count} minutes'
  }),
  atLeast: filled('At least {from} s'),
  own: 'Seconds',
  min: 'Minimum duration (s)',
  max: 'Maximum duration (s)'
})

/** Beats a minute. */
export const tempoWords = i18n('tempos', {
  slow: 'Slow',
  medium: 'Medium',
  fast: 'Fast',
  usual: filled('{name} ({range})'),
  upTo: filled('up to {to} BPM'),
  between: filled('{from}–{to} BPM'),
  atLeast: filled('at least {from} BPM'),
  own: 'Tempo',
  unit: 'BPM',
  min: 'Minimum tempo (BPM)',
  max: 'Maximum tempo (BPM)'
})

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

export const layerColorsWords = i18n('layer-colors', {
  from: count({
    one: 'From the selected layer',
    other: 'From the selected layers'
  }),
  label: count({
    one: 'Color from the selected layer',
    other: 'Color from the selected layers'
  }),
  noLayer: 'Select a layer to use its colors',
  looking: 'Reading layer colors…',
  none: count({
    one: 'This layer has no color. Select one with a fill or stroke.',
    other: 'These layers have no color. Select one with a fill or stroke.'
  })
})

/** Number of people in a picture. */
export const peopleWords = i18n('people', {
  0: 'No people',
  1: '1 person',
  2: '2 people',
  3: '3 people',
  4: '4 or more people'
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

export const genderWords = i18n('genders', {
  female: 'Female',
  male: 'Male',
  both: 'Female and male'
} satisfies Record<Gender, string>)

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

/** Names of active filters. */
export const activeFilterWords = i18n('active-filters', {
  clearAll: 'Clear all',
  modelReleased: 'Model released',
  minWidth: filled('At least {pixels} px wide'),
  maxWidth: filled('At most {pixels} px wide'),
  minHeight: filled('At least {pixels} px high'),
  maxHeight: filled('At most {pixels} px high'),
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
  otherRatio: 'Other aspect ratio',
  frames: filled('{rate} fps'),
  titleWords: filled('Title: {words}'),
  albumWords: filled('Album: {words}'),
  lyricsWords: filled('Lyrics: {words}'),
  similarTo: filled('Similar to {name}'),
  wordsIn: filled('Words in {language}'),
  safeSearchOff: 'Safe search off'
})
