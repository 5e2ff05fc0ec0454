import type { GatewayConfig } from '../core/config.ts'
import { isRedisAddress } from '../core/redis-address.ts'
import type { Store } from '../core/store.ts'
import { createRedisStore } from './redis-store.ts'
import { createSqliteStore } from './sqlite-store.ts'

/** What the configuration says of the store. */
export type StoreConfig = Pick<
  GatewayConfig,
  'store' | 'storeCa' | 'sentinelPassword' | 'timeLimits'
>

/** Opens the configured store: Redis or Valkey, or a SQLite file. */
export function openStore(
  { store, storeCa = null, sentinelPassword = null, timeLimits }: StoreConfig,
  now: () => number,
  report: (problem: string | null) => void
): Store {
  if (!isRedisAddress(store)) return createSqliteStore(store, now)
  return createRedisStore(store, now, report, {
    ca: storeCa,
    sentinelPassword,
    timeLimit: timeLimits.store
  })
}
