import type { Database } from './open-database.ts'

interface Known<Value> {
  value: Value
  writes: number
  readAt: number
}

/** Milliseconds until changes of other processes are visible. */
const maxAge = 500
/** Keys of one database; above this number the cache is cleared. */
const maxKeys = 1000

/**
 * Caches for half a second a value that every request reads. Writes of this
 * process are visible immediately; missing values are not cached.
 */
export function shortCache<Value>(
  read: (database: Database, key: string) => Value | undefined
): (database: Database, key: string) => Value | undefined {
  const memories = new WeakMap<Database, Map<string, Known<Value>>>()

  return (database, key) => {
    const all = memories.get(database) ?? new Map<string, Known<Value>>()
    memories.set(database, all)
    const now = performance.now()
    const { writes } = database
    const known = all.get(key)
    const isFresh = known?.writes === writes && now - known.readAt < maxAge
    if (isFresh) return known.value
    all.delete(key)
    const value = read(database, key)
    if (value === undefined) return undefined
    if (all.size >= maxKeys) all.clear()
    all.set(key, { value, writes, readAt: now })
    return value
  }
}
