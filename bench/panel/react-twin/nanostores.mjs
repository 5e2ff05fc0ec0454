import { useCallback, useSyncExternalStore } from './react.mjs'

/**
 * As `@nanostores/react` has it.
 * @param {{ get(): unknown, listen(tell: () => void): () => void }} store
 */
export function useStore(store) {
  const listen = useCallback(tell => store.listen(tell), [store])
  const get = () => store.get()
  return useSyncExternalStore(listen, get, get)
}
