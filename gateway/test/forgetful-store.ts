import type { Store } from '../core/store.ts'

export interface ForgetfulStore {
  store: Store
  forget(): void
}

/** A store that can be replaced by an empty one. */
export function forgetfulStore(open: () => Store): ForgetfulStore {
  let inner = open()
  const store: Store = {
    get: key => inner.get(key),
    timeLeft: key => inner.timeLeft(key),
    set: (...args) => inner.set(...args),
    delete: key => inner.delete(key),
    take: key => inner.take(key),
    claim: (...args) => inner.claim(...args),
    replace: (...args) => inner.replace(...args),
    release: (...args) => inner.release(...args),
    count: (...args) => inner.count(...args),
    change: changes => inner.change(changes),
    close: () => inner.close()
  }
  return {
    store,
    forget() {
      void inner.close()
      inner = open()
    }
  }
}
