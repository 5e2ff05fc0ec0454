import { isRedisAddress, type GatewayConfig } from '../core/config.ts'
import { createRedisStore } from './redis-store.ts'
import { createSqliteStore } from './sqlite-store.ts'
import type { Store } from '../core/store.ts'

/** Opens the configured store: a Redis or Valkey server, or a SQLite file. */
export function openStore(
  { store, timeLimits }: Pick<GatewayConfig, 'store' | 'timeLimits'>,
  now: () => number,
  report: (problem: string) => void
): Store {
  if (!isRedisAddress(store)) return createSqliteStore(store, now)
  return createRedisStore(store, now, report, timeLimits.store)
}
