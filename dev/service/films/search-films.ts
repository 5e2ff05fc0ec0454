import { createHash } from 'node:crypto'
import type { Language } from '../../../contract/api/languages.ts'
import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'
import type { Library } from '../core/library.ts'
import { compareValues } from '../search/compare-values.ts'
import {
  createListIndex,
  type ListIndex,
  type Scored
} from '../search/list-index.ts'
import { parseQuery } from '../search/parse-query.ts'
import { fitsSearch, type VideoSearch } from './filter-films.ts'

const indexes = new WeakMap<Library, ListIndex<Film>>()

/** All films that match a search, in its order; all orders are total. */
export function searchFilms(
  core: Core,
  search: VideoSearch,
  language: Language,
  searchId: string
): Film[] {
  const query = parseQuery(search.query ?? '')
  const found = indexOf(core.library)
    .find(query, language)
    .filter(
      ({ item: film }) =>
        !core.faults.has('remove-asset', film.id) &&
        fitsSearch(film, search, language)
    )
  const compare = orders[search.sort](searchId)
  return found
    .toSorted((a, b) => compare(a, b) || Number(a.item.id) - Number(b.item.id))
    .map(({ item }) => item)
}

function indexOf(library: Library): ListIndex<Film> {
  const known = indexes.get(library)
  if (known) return known
  const index = createListIndex(library.films, (film, language) =>
    library.filmText(film, language)
  )
  indexes.set(library, index)
  return index
}

type Compare = (a: Scored<Film>, b: Scored<Film>) => number

const orders: Record<VideoSearch['sort'], (searchId: string) => Compare> = {
  popular: () => byPopularity,
  newest: () => (a, b) =>
    compareValues(b.item.addedDate, a.item.addedDate) || byPopularity(a, b),
  relevance: () => (a, b) => b.score - a.score || byPopularity(a, b),
  random: searchId => (a, b) =>
    compareValues(shuffled(searchId, a.item), shuffled(searchId, b.item))
}

function byPopularity(a: Scored<Film>, b: Scored<Film>): number {
  return b.item.popularity - a.item.popularity
}

/** Stable for the same search. */
function shuffled(searchId: string, { id }: Film): string {
  return createHash('sha256').update(`${searchId} ${id}`).digest('hex')
}
