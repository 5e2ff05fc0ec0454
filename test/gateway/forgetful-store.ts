import type { Store } from '../../gateway/store/store.ts'

export interface ForgetfulStore {
  store: Store
  forget(): void
}

/** A store in place of which an empty one can be put. */
export function forgetfulStore(open: () => Store): ForgetfulStore {
  let inner = open()
  const store: Store = {
    get: key => inner.get(key),
    timeLeft: key => inner.timeLeft(key),
    set: (...words) => inner.set(...words),
    delete: key => inner.delete(key),
    take: key => inner.take(key),
    claim: (...words) => inner.claim(...words),
    replace: (...words) => inner.replace(...words),
    release: (...words) => inner.release(...words),
    count: (...words) => inner.count(...words),
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
