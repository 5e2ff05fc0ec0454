import * as v from 'valibot'
import {
  date,
  integer,
  language,
  page,
  perPage,
  repeated,
  view
} from './query.ts'
import { genres, voices } from './search-values.ts'

const number = v.optional(integer(0, 1_000_000))
const texts = v.optional(repeated(v.string(), 1, 100))

/** Every parameter of `GET /v2/audio/search`. */
export const audioSearchQuery = v.object({
  query: v.optional(v.string()),
  added_date: v.optional(date()),
  added_date_start: v.optional(date()),
  added_date_end: v.optional(date()),
  album_title: v.optional(v.string()),
  artists: texts,
  bpm: number,
  bpm_from: number,
  bpm_to: number,
  duration: number,
  duration_from: number,
  duration_to: number,
  genre: v.optional(repeated(v.picklist(genres), 1, genres.length)),
  instruments: texts,
  is_instrumental: v.optional(v.boolean()),
  language: language(),
  lyrics: v.optional(v.string()),
  moods: texts,
  page: page(),
  per_page: perPage(0, 500, 20),
  safe: v.optional(v.boolean(), true),
  similar_artists: v.optional(v.string()),
  sort: v.optional(
    v.picklist([
      'composition_metadata',
      'score',
      'ranking_all',
      'artist',
      'title',
      'bpm',
      'freshness',
      'duration'
    ])
  ),
  sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  title: v.optional(v.string()),
  view: view('minimal'),
  vocal_description: v.optional(v.picklist(voices))
})
