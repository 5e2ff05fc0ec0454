import type { QueryValues } from '../../contract/api/address.ts'
import type { MediaType } from '../../contract/api/media-type.ts'

const pictureSorts = {
  popular: {},
  newest: { sort: 'newest' },
  relevance: { sort: 'relevance' },
  random: { sort: 'random' }
} as const

const trackSorts = {
  popular: {},
  newest: { sort: 'freshness', sort_order: 'desc' },
  relevance: { sort: 'score', sort_order: 'desc' },
  title: { sort: 'title', sort_order: 'asc' },
  artist: { sort: 'artist', sort_order: 'asc' },
  slowest: { sort: 'bpm', sort_order: 'asc' },
  fastest: { sort: 'bpm', sort_order: 'desc' },
  shortest: { sort: 'duration', sort_order: 'asc' },
  longest: { sort: 'duration', sort_order: 'desc' }
} as const

/** An order of results; a medium has only some of them. */
export type Sort = keyof typeof pictureSorts | keyof typeof trackSorts

/** The parameters of each order that a medium has; its default needs none. */
const queries: Record<MediaType, Partial<Record<Sort, QueryValues>>> = {
  image: pictureSorts,
  video: pictureSorts,
  audio: trackSorts
}

/** The orders of a medium, in display order. */
export function sortsOf(mediaType: MediaType): Sort[] {
  return Object.keys(queries[mediaType]) as Sort[] // the keys of the record
}

/** The default order for one that the medium lacks. */
export function toSortQuery(mediaType: MediaType, sort: Sort): QueryValues {
  return queries[mediaType][sort] ?? {}
}
