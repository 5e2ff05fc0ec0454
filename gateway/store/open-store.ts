import { createRedisStore } from './redis-store.ts'
import { createSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/**
 * The store of a configuration: a Redis or Valkey server for an address, else
 * a SQLite file.
 */
export function openStore(
  place: string,
  now: () => number,
  tell: (problem: string) => void
): Store {
  if (isRedisAddress(place)) return createRedisStore(place, now, tell)
  return createSqliteStore(place, now)
}

export function isRedisAddress(place: string): boolean {
  return /^rediss?:/i.test(place)
}
