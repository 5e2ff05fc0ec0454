import * as v from 'valibot'
import { integer, repeated } from './query.ts'
import { ages, ethnicities, genders } from './search-values.ts'

/** Filters for the people in images and videos. */
export const peopleFilters = {
  people_model_released: v.optional(v.boolean()),
  people_age: v.optional(v.picklist(ages)),
  people_ethnicity: v.optional(repeated(v.picklist(ethnicities), 1, 15)),
  people_gender: v.optional(v.picklist(genders)),
  people_number: v.optional(integer(0, 4))
}
