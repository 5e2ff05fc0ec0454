import { allSingle, single } from '../../shared/single.ts'
import { toJson } from '../../shared/to-json.ts'
import { freezeDeep } from '../record/freeze-deep.ts'

const known = new Map<string, unknown>()
const longest = 2000

/**
 * The same frozen value for equal values: freezing takes much longer than
 * comparing, and layers look alike.
 */
export function sharedValue(value: unknown): unknown {
  if (typeof value === 'number') return single(value)
  if (value === null || typeof value !== 'object') return value
  // A packed document shares equal values already.
  if (Object.isFrozen(value)) return value
  const text = toJson(value)
  if (text.length > longest) return freezeDeep(allSingle(value))
  const same = known.get(text)
  if (same !== undefined) return same
  const kept = freezeDeep(allSingle(value))
  known.set(text, kept)
  return kept
}

/** Frees the memory once a document is read. */
export function forgetSharedValues(): void {
  known.clear()
}
