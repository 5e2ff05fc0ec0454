/** Values of search parameters; without schemas, as the panel uses them. */
export const imageTypes = ['photo', 'illustration', 'vector'] as const

export const orientations = ['horizontal', 'vertical'] as const

export const sorts = ['newest', 'popular', 'relevance', 'random'] as const

export const ages = [
  'infants',
  'children',
  'teenagers',
  '20s',
  '30s',
  '40s',
  '50s',
  '60s',
  'older'
] as const

export const genders = ['male', 'female', 'both'] as const

export const ethnicities = [
  'african',
  'african_american',
  'black',
  'brazilian',
  'chinese',
  'caucasian',
  'east_asian',
  'hispanic',
  'japanese',
  'middle_eastern',
  'native_american',
  'pacific_islander',
  'south_asian',
  'southeast_asian',
  'other'
] as const

export const imageLicenses = [
  'commercial',
  'editorial',
  'enhanced',
  'sensitive',
  'NOT enhanced',
  'NOT sensitive'
] as const

export const resolutions = [
  '4k',
  'standard_definition',
  'high_definition'
] as const

export const aspectRatios = ['4_3', '16_9', 'nonstandard'] as const

export const genres = [
  'Blues',
  'Children',
  'Classical',
  'Country',
  'Dance/Electronic',
  'Hip-Hop/Rap',
  'Holiday',
  'Jazz',
  'New Age',
  'Pop/Rock',
  'R&B/Soul',
  'Reggae/Ska',
  'Spiritual',
  'World/International'
] as const

export const voices = ['female', 'male'] as const

export type ImageType = (typeof imageTypes)[number]
export type Orientation = (typeof orientations)[number]
export type Age = (typeof ages)[number]
export type Gender = (typeof genders)[number]
export type Ethnicity = (typeof ethnicities)[number]
export type ImageLicense = (typeof imageLicenses)[number]
export type Resolution = (typeof resolutions)[number]
export type AspectRatio = (typeof aspectRatios)[number]
export type Genre = (typeof genres)[number]
export type Voice = (typeof voices)[number]
