import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

/**
 * Functions with a stable identity that call those of the latest render. For
 * listeners of many cells: an old closure would keep everything of its render
 * in memory, and through it all earlier ones.
 */
export function useStableCallbacks<
  Actions extends { [Name in keyof Actions]: (...given: never[]) => void }
>(actions: Actions): Actions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(() => stableCallbacks(latest), [])
}

function stableCallbacks<
  Actions extends { [Name in keyof Actions]: (...given: never[]) => void }
>(latest: RefObject<Actions> & { current: Actions }): Actions {
  const steady = { ...latest.current }
  for (const name in steady) {
    const run = (...given: never[]) => latest.current[name](...given)
    Object.assign(steady, { [name]: run })
  }
  return steady
}
