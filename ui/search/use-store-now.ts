import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * The value of a store, rendered before the next frame. `useStore` may render a
 * frame later, which is too late for a hint that something beside it is
 * outdated.
 */
export function useStoreNow<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState<Value>(() => store.get())
  useLayoutEffect(() => store.subscribe(next => setValue(() => next)), [store])
  return value
}
