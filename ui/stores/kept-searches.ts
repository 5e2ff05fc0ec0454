import type { Results } from './search.ts'
import type { Place } from './view.ts'

export interface KeptSearch {
  results: Results
  /** The last that was loaded. */
  page: number
  place: Place
}

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
