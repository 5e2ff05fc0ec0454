import type { Context } from 'hono'

/** How the cache of replies answered; `stale`: because the service failed. */
export type CacheResult = 'hit' | 'miss' | 'stale'

const results = new WeakMap<Context, CacheResult>()

/** Notes for the log how a request was answered. */
export function noteCacheResult(context: Context, result: CacheResult): void {
  results.set(context, result)
}

/** Undefined if no cache was asked. */
export function cacheResult(context: Context): CacheResult | undefined {
  return results.get(context)
}
