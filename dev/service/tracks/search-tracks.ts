import type { Track } from '../../catalog/tracks/track.ts'
import type { Core } from '../core.ts'
import type { Library } from '../library.ts'
import type { QueryNode } from '../search/parse-query.ts'
import {
  createWordIndex,
  type Hits,
  type IndexedText,
  type WordIndex
} from '../search/word-index.ts'
import { fitsSearch, type AudioSearch } from './filter-tracks.ts'

const indexes = new WeakMap<Library, WordIndex>()
const mostWords = 200

/** All tracks that a search finds, in its order; every order is total. */
export function searchTracks(core: Core, search: AudioSearch): Track[] {
  const typed = (search.query ?? '').trim()
  const query = allWords(typed)
  // Signs alone, such as an emoji, are not words: they find nothing.
  if (typed && !query) return []
  const hits = query && indexOf(core.library).find(query, 'en')
  const found = core.library.tracks
    .map((track, place) => ({ track, rank: rankOf(hits, place) }))
    .filter(({ track, rank }) => {
      if (rank === undefined || core.faults.isVanished(track.id)) return false
      return fitsSearch(track, search)
    })
  const sort = search.sort ?? 'ranking_all'
  const turn = search.sort_order === 'asc' ? 1 : -1
  return found
    .toSorted(
      (a, b) =>
        turn * compare(keys[sort](a), keys[sort](b)) ||
        b.track.popularity - a.track.popularity ||
        Number(a.track.id) - Number(b.track.id)
    )
    .map(({ track }) => track)
}

/** Every word must be there; tracks know no AND, OR, NOT or parentheses. */
function allWords(typed: string): QueryNode | undefined {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const parts = words
    .slice(0, mostWords)
    .map((text): QueryNode => ({ kind: 'word', text }))
  return parts.length > 1 ? { kind: 'and', parts } : parts[0]
}

function indexOf(library: Library): WordIndex {
  const known = indexes.get(library)
  if (known) return known
  const made = createWordIndex(library.tracks, (track, language) =>
    language === 'en' ? wordsOf(track) : undefined
  )
  indexes.set(library, made)
  return made
}

function wordsOf(track: Track): IndexedText {
  const { keywords, genres, moods, instruments, artists, album } = track
  return {
    title: track.title,
    keywords: [...keywords, ...genres, ...moods, ...instruments],
    description: [track.description, ...artists, album.title].join(' , ')
  }
}

function rankOf(hits: Hits | undefined, place: number): number | undefined {
  return hits ? hits.get(place) : 0
}

interface Found {
  track: Track
  /** How well the words fit; less is better. */
  rank: number | undefined
}

/** What is compared; the larger comes first unless told otherwise. */
const keys: Record<
  NonNullable<AudioSearch['sort']>,
  (found: Found) => number | string
> = {
  score: byWords,
  composition_metadata: byWords,
  ranking_all: ({ track }) => track.popularity,
  artist: ({ track }) => track.artists.join(', ').toLowerCase(),
  title: ({ track }) => track.title.toLowerCase(),
  bpm: ({ track }) => track.bpm,
  freshness: ({ track }) => track.addedDate,
  duration: ({ track }) => track.duration
}

function byWords({ rank }: Found): number {
  return -(rank ?? 0)
}

function compare(a: number | string, b: number | string): number {
  return Number(a > b) - Number(a < b)
}
