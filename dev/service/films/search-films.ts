import { createHash } from 'node:crypto'
import type { Language } from '../../../contract/api/languages.ts'
import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core.ts'
import type { Library } from '../library.ts'
import { parseQuery } from '../search/parse-query.ts'
import {
  createWordIndex,
  type Hits,
  type WordIndex
} from '../search/word-index.ts'
import { fitsSearch, type VideoSearch } from './filter-films.ts'

const indexes = new WeakMap<Library, WordIndex>()

/** All films that a search finds, in its order; every order is total. */
export function searchFilms(
  core: Core,
  search: VideoSearch,
  language: Language,
  searchId: string
): Film[] {
  const { films } = core.library
  const typed = (search.query ?? '').trim()
  const query = parseQuery(typed)
  // Signs alone, such as an emoji, are not words: they find nothing.
  if (typed && !query) return []
  const hits = query && indexOf(core.library).find(query, language)
  const found = films
    .map((film, place) => ({ film, rank: rankOf(hits, place) }))
    .filter(({ film, rank }) => {
      if (rank === undefined || core.faults.isVanished(film.id)) return false
      return fitsSearch(film, search)
    })
  const compare = orders[search.sort](searchId)
  return found
    .toSorted((a, b) => compare(a, b) || Number(a.film.id) - Number(b.film.id))
    .map(({ film }) => film)
}

function indexOf(library: Library): WordIndex {
  const known = indexes.get(library)
  if (known) return known
  const made = createWordIndex(library.films, (film, language) =>
    library.filmText(film, language)
  )
  indexes.set(library, made)
  return made
}

function rankOf(hits: Hits | undefined, place: number): number | undefined {
  return hits ? hits.get(place) : 0
}

interface Found {
  film: Film
  /** How well the words fit; less is better. */
  rank: number | undefined
}

type Compare = (a: Found, b: Found) => number

const orders: Record<VideoSearch['sort'], (searchId: string) => Compare> = {
  popular: () => byPopularity,
  newest: () => (a, b) =>
    compareTexts(b.film.addedDate, a.film.addedDate) ||
    Number(b.film.id) - Number(a.film.id),
  relevance: () => (a, b) =>
    (a.rank ?? 0) - (b.rank ?? 0) || byPopularity(a, b),
  random: searchId => (a, b) =>
    compareTexts(shuffled(searchId, a.film), shuffled(searchId, b.film))
}

function byPopularity(a: Found, b: Found): number {
  return b.film.popularity - a.film.popularity
}

/** The same for the same search. */
function shuffled(searchId: string, { id }: Film): string {
  return createHash('sha256').update(`${searchId} ${id}`).digest('hex')
}

function compareTexts(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
