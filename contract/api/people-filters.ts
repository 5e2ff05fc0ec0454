import * as v from 'valibot'
import { integer, repeated } from './query.ts'

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

/** What images and videos can be asked for about the people in them. */
export const peopleFilters = {
  people_model_released: v.optional(v.boolean()),
  people_age: v.optional(v.picklist(ages)),
  people_ethnicity: v.optional(repeated(v.picklist(ethnicities), 1, 15)),
  people_gender: v.optional(v.picklist(['male', 'female', 'both'])),
  people_number: v.optional(integer(0, 4))
}
