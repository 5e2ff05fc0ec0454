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

import { aspectRatios, resolutions, sorts } from './search-values.ts'

const seconds = v.optional(integer(0, 1_000_000))
const framesPerSecond = v.optional(v.pipe(v.number(), v.minValue(0)))

/** Every parameter of `GET /v2/videos/search`. */
export const videoSearchQuery = v.object({
  query: v.optional(v.string()),
  added_date: v.optional(date()),
  added_date_start: v.optional(date()),
  added_date_end: v.optional(date()),
  aspect_ratio: v.optional(v.picklist(aspectRatios)),
  category: v.optional(v.string()),
  contributor: v.optional(repeated(v.string(), 1, 100)),
  model: v.optional(repeated(v.string(), 1, 100)),
  duration: seconds,
  duration_from: seconds,
  duration_to: seconds,
  fps: framesPerSecond,
  fps_from: framesPerSecond,
  fps_to: framesPerSecond,
  language: language(),
  license: v.optional(repeated(v.picklist(['commercial', 'editorial']), 1, 2), [
    'commercial'
  ]),
  page: page(),
  per_page: perPage(0, 500, 20),
  ...peopleFilters,
  resolution: v.optional(v.picklist(resolutions)),
  safe: v.optional(v.boolean(), true),
  sort: v.optional(v.picklist(sorts), 'popular'),
  view: view('minimal')
})
