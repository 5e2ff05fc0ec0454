import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'

export type PartState<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; error: ErrorData }

/** What is not there from the start; see `build/parts.mjs`. */
export interface Part<Module> {
  $part: ReadableAtom<PartState<Module>>
  /** Loads it unless it is there; to be called again when it failed. */
  load(): Promise<Module>
}

export const account = createPart(() => import('../parts/account.ts'))
export const filters = createPart(() => import('../parts/filters.ts'))

/** Of what `import` gives, such as `import("../parts/x.ts")`. */
export function createPart<Module>(fetch: () => Promise<Module>): Part<Module> {
  const $part = atom<PartState<Module>>({ state: 'loading' })
  return {
    $part,
    async load() {
      const before = $part.get()
      if (before.state === 'ready') return before.module
      $part.set({ state: 'loading' })
      try {
        const module = await fetch()
        $part.set({ state: 'ready', module })
        return module
      } catch (thrown) {
        $part.set({ state: 'failed', error: toErrorData(thrown) })
        throw thrown
      }
    }
  }
}
