import type { Results } from './search.ts'

export interface KeptSearch {
  results: Results
  /** The last that was loaded. */
  page: number
  place: Place
}

/** Where somebody is in a list of results. */
export interface Place {
  /** Pixels from the top. */
  scroll: number
  /** Index of the cell that has the focus, or had it last. */
  cell: number
}

export const start: Place = { scroll: 0, cell: 0 }

const mostKept = 10
const mostRecords = 20_000
const kept = new Map<string, KeptSearch>()

/** Those left first go when there are too many. */
export function keepSearch(key: string, search: KeptSearch): void {
  kept.delete(key)
  kept.set(key, search)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept && countRecords() <= mostRecords) return
    kept.delete(oldest)
  }
}

export function getKeptSearch(key: string): KeptSearch | undefined {
  return kept.get(key)
}

function countRecords(): number {
  return [...kept.values()].reduce(
    (count, { results }) => count + results.assets.length,
    0
  )
}
