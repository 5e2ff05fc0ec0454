import { useCallback, useSyncExternalStore } from './react.mjs'

/**
 * As `@nanostores/react` has it.
 * @param {{ get(): unknown, listen(notify: () => void): () => void }} store
 */
export function useStore(store) {
  const listen = useCallback(notify => store.listen(notify), [store])
  const get = () => store.get()
  return useSyncExternalStore(listen, get, get)
}
