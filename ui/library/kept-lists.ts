import { $language } from '../words/language.ts'
import type { Place } from '../shell/view.ts'

interface Loaded {
  assets: readonly unknown[]
}

export interface KeptList<List extends Loaded = Loaded> {
  list: List
  /** Number of the last loaded page. */
  page: number
  place: Place
}

const maxKept = 10
const maxRecords = 20_000
const kept = new Map<string, KeptList>()

// By key. Names are in the language at the time.
$language.listen(() => kept.clear())

/** When there are too many, the oldest are dropped. */
export function keepList(key: string, list: KeptList): void {
  kept.delete(key)
  kept.set(key, list)
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept && countRecords() <= maxRecords) return
    kept.delete(oldest)
  }
}

export function getKeptList(key: string): KeptList | undefined {
  return kept.get(key)
}

function countRecords(): number {
  return [...kept.values()].reduce(
    (count, { list }) => count + list.assets.length,
    0
  )
}
