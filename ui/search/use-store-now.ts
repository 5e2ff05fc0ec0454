import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * What a store holds, rendered before the next frame. `useStore` renders in a
 * task of its own, which may come a frame later: too late for what says that
 * something beside it is old.
 */
export function useStoreNow<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState<Value>(() => store.get())
  useLayoutEffect(() => store.subscribe(next => setValue(() => next)), [store])
  return value
}
