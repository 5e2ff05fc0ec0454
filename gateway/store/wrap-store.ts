import type { Store } from '../core/store.ts'

export type StoreOperation = Exclude<keyof Store, 'close'>

/** Runs each operation of a store inside `around`; closing is left alone. */
export function wrapStore(
  store: Store,
  around: <T>(operation: StoreOperation, work: () => Promise<T>) => Promise<T>
): Store {
  return {
    get: key => around('get', () => store.get(key)),
    timeLeft: key => around('timeLeft', () => store.timeLeft(key)),
    set: (...args) => around('set', () => store.set(...args)),
    delete: key => around('delete', () => store.delete(key)),
    take: key => around('take', () => store.take(key)),
    claim: (...args) => around('claim', () => store.claim(...args)),
    replace: (...args) => around('replace', () => store.replace(...args)),
    release: (...args) => around('release', () => store.release(...args)),
    count: (...args) => around('count', () => store.count(...args)),
    change: changes => around('change', () => store.change(changes)),
    close: () => store.close()
  }
}
