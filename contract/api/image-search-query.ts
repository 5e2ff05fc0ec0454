import * as v from 'valibot'
import { date, integer, page, perPage, repeated, view } from './query.ts'

/** The languages the API takes. */
export const languages = [
  'cs',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'tr',
  'zh'
] as const

export type Language = (typeof languages)[number]

const licenses = [
  'commercial',
  'editorial',
  'enhanced',
  'sensitive',
  'NOT enhanced',
  'NOT sensitive'
] as const

const ages = [
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

const ethnicities = [
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

const pixels = v.optional(integer(0, 1_000_000))

/** Every parameter of `GET /v2/images/search`. */
export const imageSearchQuery = v.object({
  query: v.optional(v.string()),
  added_date: v.optional(date()),
  added_date_start: v.optional(date()),
  added_date_end: v.optional(date()),
  category: v.optional(v.string()),
  color: v.optional(
    v.pipe(v.string(), v.regex(/^(#?[0-9a-f]{6}|grayscale|bw)$/i))
  ),
  contributor: v.optional(repeated(v.string(), 1, 100)),
  model: v.optional(repeated(v.string(), 1, 100)),
  height: pixels,
  height_from: pixels,
  height_to: pixels,
  width: pixels,
  width_from: pixels,
  width_to: pixels,
  image_type: v.optional(
    repeated(v.picklist(['photo', 'illustration', 'vector']), 1, 3)
  ),
  language: v.optional(v.picklist(languages)),
  license: v.optional(repeated(v.picklist(licenses), 1, 6), ['commercial']),
  orientation: v.optional(v.picklist(['horizontal', 'vertical'])),
  page: page(),
  per_page: perPage(0, 500, 20),
  people_model_released: v.optional(v.boolean()),
  people_age: v.optional(v.picklist(ages)),
  people_ethnicity: v.optional(repeated(v.picklist(ethnicities), 1, 15)),
  people_gender: v.optional(v.picklist(['male', 'female', 'both'])),
  people_number: v.optional(integer(0, 4)),
  safe: v.optional(v.boolean(), true),
  sort: v.optional(
    v.picklist(['newest', 'popular', 'relevance', 'random']),
    'popular'
  ),
  spellcheck_query: v.optional(v.boolean(), true),
  view: view('minimal')
})
