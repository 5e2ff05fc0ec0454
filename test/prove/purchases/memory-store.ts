import { hasCode } from './codes.ts'
import type { Store } from '../../../gateway/core/store.ts'

interface Kept {
  value: string
  endsAt: number
}

export interface MemoryStore extends Store {
  /** Deletes everything. */
  forget(): void
  has(key: string): boolean
}

/** The gateway's store in memory; `turn` runs before each operation. */
export function createMemoryStore(
  now: () => number,
  turn: () => Promise<void>,
  reportProblem: (text: string) => void
): MemoryStore {
  const entries = new Map<string, Kept>()

  function find(key: string): Kept | undefined {
    const kept = entries.get(key)
    return kept && kept.endsAt > now() ? kept : undefined
  }
  const put = (key: string, value: string, endsAt: number) => {
    if (hasCode(value)) reportProblem(`the gateway keeps the code in ${key}`)
    entries.set(key, { value, endsAt })
  }

  return {
    async get(key) {
      await turn()
      return find(key)?.value ?? null
    },
    async timeLeft(key) {
      await turn()
      const kept = find(key)
      return kept ? kept.endsAt - now() : null
    },
    async set(key, value, endsAt) {
      await turn()
      put(key, value, endsAt)
    },
    async delete(key) {
      await turn()
      entries.delete(key)
    },
    async take(key) {
      await turn()
      const value = find(key)?.value ?? null
      entries.delete(key)
      return value
    },
    async claim(key, value, endsAt) {
      await turn()
      if (find(key)) return false
      put(key, value, endsAt)
      return true
    },
    async replace(key, expected, value, endsAt) {
      await turn()
      if (find(key)?.value !== expected) return false
      put(key, value, endsAt)
      return true
    },
    async release(key, expected) {
      await turn()
      return find(key)?.value === expected && entries.delete(key)
    },
    async count(key, endsAt) {
      await turn()
      const known = find(key)
      const sum = Number(known?.value ?? 0) + 1
      put(key, String(sum), known?.endsAt ?? endsAt)
      return sum
    },
    async change(changes) {
      await turn()
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
    close: async () => {},
    forget: () => entries.clear(),
    has: key => find(key) !== undefined
  }
}
