import * as v from 'valibot'
import { peopleFilters } from './people-filters.ts'
import {
  date,
  integer,
  language,
  page,
  perPage,
  repeated,
  view
} from './query.ts'
import {
  imageLicenses,
  imageTypes,
  orientations,
  sorts
} from './search-values.ts'

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
  image_type: v.optional(repeated(v.picklist(imageTypes), 1, 3)),
  language: language(),
  license: v.optional(repeated(v.picklist(imageLicenses), 1, 6), [
    'commercial'
  ]),
  orientation: v.optional(v.picklist(orientations)),
  page: page(),
  per_page: perPage(0, 500, 20),
  ...peopleFilters,
  safe: v.optional(v.boolean(), true),
  sort: v.optional(v.picklist(sorts), 'popular'),
  spellcheck_query: v.optional(v.boolean(), true),
  view: view('minimal')
})
