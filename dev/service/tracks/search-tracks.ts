import type { Language } from '../../../contract/api/languages.ts'
import type { AssetText } from '../../catalog/assets/languages.ts'
import type { Track } from '../../catalog/tracks/track.ts'
import type { Core } from '../core/core.ts'
import type { Library } from '../core/library.ts'
import { compareValues } from '../search/compare-values.ts'
import {
  createListIndex,
  type ListIndex,
  type Scored
} from '../search/list-index.ts'
import { parseWords } from '../search/parse-query.ts'
import { fitsSearch, type AudioSearch } from './filter-tracks.ts'

const indexes = new WeakMap<Library, ListIndex<Track>>()

/**
 * All tracks that match a search, in its order; all orders are total. Queries
 * have no AND, OR, NOT or parentheses. The words of tracks are English; those of
 * a query may be of another language.
 */
export function searchTracks(
  core: Core,
  search: AudioSearch,
  language: Language
): Track[] {
  const found = indexOf(core.library)
    .find(parseWords(search.query ?? ''), language)
    .filter(
      ({ item: track }) =>
        !core.faults.has('remove-asset', track.id) && fitsSearch(track, search)
    )
  const sort = search.sort ?? 'ranking_all'
  const turn = search.sort_order === 'asc' ? 1 : -1
  return found
    .toSorted(
      (a, b) =>
        turn * compareValues(keys[sort](a), keys[sort](b)) ||
        b.item.popularity - a.item.popularity ||
        Number(a.item.id) - Number(b.item.id)
    )
    .map(({ item }) => item)
}

function indexOf(library: Library): ListIndex<Track> {
  const known = indexes.get(library)
  if (known) return known
  const index = createListIndex(library.tracks, (track, language) =>
    language === 'en' ? wordsOf(track) : undefined
  )
  indexes.set(library, index)
  return index
}

function wordsOf(track: Track): AssetText {
  const { keywords, genres, moods, instruments, artists, album } = track
  return {
    title: track.title,
    keywords: [...keywords, ...genres, ...moods, ...instruments],
    description: [track.description, ...artists, album.title].join(' , ')
  }
}

/** The sort key; descending by default. */
const keys: Record<
  NonNullable<AudioSearch['sort']>,
  (found: Scored<Track>) => number | string
> = {
  score: ({ score }) => score,
  composition_metadata: ({ score }) => score,
  ranking_all: ({ item }) => item.popularity,
  artist: ({ item }) => item.artists.join(', ').toLowerCase(),
  title: ({ item }) => item.title.toLowerCase(),
  bpm: ({ item }) => item.bpm,
  freshness: ({ item }) => item.addedDate,
  duration: ({ item }) => item.duration
}
