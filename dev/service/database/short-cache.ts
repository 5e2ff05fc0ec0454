import type { Database } from './open-database.ts'

interface Known<Value> {
  value: Value
  writes: number
  readAt: number
}

/** Milliseconds until what another process changed is seen. */
const freshFor = 500
/** Keys of a database; one more, and all are read again. */
const most = 1000

/**
 * Remembers for half a second what every request reads. What this process
 * writes is seen at once; what is not there is looked for every time.
 */
export function freshMemory<Value>(
  read: (database: Database, key: string) => Value | undefined
): (database: Database, key: string) => Value | undefined {
  const memories = new WeakMap<Database, Map<string, Known<Value>>>()

  return (database, key) => {
    const all = memories.get(database) ?? new Map<string, Known<Value>>()
    memories.set(database, all)
    const now = performance.now()
    const { writes } = database
    const known = all.get(key)
    const isFresh = known?.writes === writes && now - known.readAt < freshFor
    if (isFresh) return known.value
    all.delete(key)
    const value = read(database, key)
    if (value === undefined) return undefined
    if (all.size >= most) all.clear()
    all.set(key, { value, writes, readAt: now })
    return value
  }
}
