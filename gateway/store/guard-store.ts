import { ClearedError } from '../../contract/errors.ts'
import type { LogEntry } from '../core/core.ts'
import { causeOf } from '../core/failure-cause.ts'
import type { Store } from '../core/store.ts'
import { wrapStore, type StoreOperation } from './wrap-store.ts'

/**
 * Wraps a store: errors are logged and become `gateway-unreachable`, as a
 * gateway without its store must not do anything. Logs when the store is lost
 * and when it is back: for reads and for writes, as it may refuse one of them.
 */
export function guardStore(
  store: Store,
  log: (entry: LogEntry) => void
): Store {
  const lost = new Set<string>()

  return wrapStore(store, async (operation, work) => {
    const kind = kindOf(operation)
    try {
      const result = await work()
      if (lost.delete(kind)) log({ event: 'store-back', kind })
      return result
    } catch (error) {
      const cause = causeOf(error)
      if (!lost.has(kind)) log({ event: 'store-lost', kind, cause })
      lost.add(kind)
      log({ event: 'store-failed', operation, message: String(error) })
      throw new ClearedError(
        'gateway-unreachable',
        'The gateway cannot reach its store.',
        { cause }
      )
    }
  })
}

function kindOf(operation: StoreOperation): 'reads' | 'writes' {
  return operation === 'get' || operation === 'timeLeft' ? 'reads' : 'writes'
}
