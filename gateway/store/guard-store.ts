import { ClearedError } from '../../contract/errors.ts'
import type { LogEntry } from '../core/core.ts'
import type { Store } from '../core/store.ts'

/**
 * Wraps a store: errors are logged and become `gateway-unreachable`, as a
 * gateway without its store must not do anything.
 */
export function guardStore(
  store: Store,
  log: (entry: LogEntry) => void
): Store {
  async function guard<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      log({ event: 'store-failed', operation: name, message: String(error) })
      throw new ClearedError(
        'gateway-unreachable',
        'The gateway cannot reach its store.'
      )
    }
  }

  return {
    get: key => guard('get', () => store.get(key)),
    timeLeft: key => guard('timeLeft', () => store.timeLeft(key)),
    set: (...args) => guard('set', () => store.set(...args)),
    delete: key => guard('delete', () => store.delete(key)),
    take: key => guard('take', () => store.take(key)),
    claim: (...args) => guard('claim', () => store.claim(...args)),
    replace: (...args) => guard('replace', () => store.replace(...args)),
    release: (...args) => guard('release', () => store.release(...args)),
    count: (...args) => guard('count', () => store.count(...args)),
    change: changes => guard('change', () => store.change(changes)),
    close: () => store.close()
  }
}
