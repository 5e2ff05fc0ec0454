import { checkOneGroup } from '../../../../gateway/core/store.ts'
import type { Store } from '../../../../gateway/core/store.ts'

interface Kept {
  value: string
  endsAt: number
}

/** The gateway's store in memory. */
export function createMemoryStore(now: () => number) {
  const entries = new Map<string, Kept>()

  function find(key: string): Kept | undefined {
    const kept = entries.get(key)
    return kept && kept.endsAt > now() ? kept : undefined
  }
  const put = (key: string, value: string, endsAt: number) =>
    void entries.set(key, { value, endsAt })

  const store: Store = {
    get: async key => find(key)?.value ?? null,
    async timeLeft(key) {
      const kept = find(key)
      return kept ? kept.endsAt - now() : null
    },
    set: async (key, value, endsAt) => put(key, value, endsAt),
    delete: async key => void entries.delete(key),
    async take(key) {
      const value = find(key)?.value ?? null
      entries.delete(key)
      return value
    },
    async claim(key, value, endsAt) {
      if (find(key)) return false
      put(key, value, endsAt)
      return true
    },
    async replace(key, expected, value, endsAt) {
      if (find(key)?.value !== expected) return false
      put(key, value, endsAt)
      return true
    },
    release: async (key, expected) =>
      find(key)?.value === expected && entries.delete(key),
    async count(key, endsAt) {
      const known = find(key)
      const sum = Number(known?.value ?? 0) + 1
      put(key, String(sum), known?.endsAt ?? endsAt)
      return sum
    },
    async change(changes) {
      checkOneGroup(changes)
      const other = changes.find(
        ({ key, expected }) =>
          expected !== undefined && (find(key)?.value ?? null) !== expected
      )
      if (other) return other.key
      for (const { key, next } of changes) {
        if (next) put(key, next.value, next.endsAt)
      }
      return null
    },
    close: async () => {}
  }
  return { store, clear: async () => entries.clear() }
}
