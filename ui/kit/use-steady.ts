import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

/**
 * Functions that stay the same, and do what those of the latest rendering do.
 * For what many cells listen with: a listener of an older rendering would keep
 * all that was shown then, whose listeners keep what was shown before that.
 */
export function useSteady<
  Actions extends { [Name in keyof Actions]: (...given: never[]) => void }
>(actions: Actions): Actions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(() => steadied(latest), [])
}

function steadied<
  Actions extends { [Name in keyof Actions]: (...given: never[]) => void }
>(latest: RefObject<Actions> & { current: Actions }): Actions {
  const steady = { ...latest.current }
  for (const name in steady) {
    const run = (...given: never[]) => latest.current[name](...given)
    Object.assign(steady, { [name]: run })
  }
  return steady
}
