import { useCallback, useSyncExternalStore } from './react.mjs'

/**
 * The same as in `@nanostores/react`.
 * @param {{ get(): unknown, listen(notify: () => void): () => void }} store
 */
export function useStore(store) {
  const listen = useCallback(notify => store.listen(notify), [store])
  const get = () => store.get()
  return useSyncExternalStore(listen, get, get)
}
