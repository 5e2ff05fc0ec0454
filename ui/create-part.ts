import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { toErrorData } from '../contract/errors.ts'
import type { ErrorData } from '../contract/errors.ts'

export type PartState<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; error: ErrorData }

/** What is not there from the start; see `build/parts.mjs`. */
export interface Part<Module> {
  $part: ReadableAtom<PartState<Module>>
  /** Loads it unless it is there or under way; tries again what failed. */
  load(): Promise<Module>
}

/**
 * Of what `import` gives, such as `import('./parts/x.ts')`. What it begins
 * with is done once, before anybody has it.
 */
export function createPart<Module>(
  fetch: () => Promise<Module>,
  begin: (module: Module) => void = () => {}
): Part<Module> {
  const $part = atom<PartState<Module>>({ state: 'loading' })
  let loading: Promise<Module> | null = null

  async function fetchOnce(): Promise<Module> {
    $part.set({ state: 'loading' })
    try {
      const module = await fetch()
      begin(module)
      $part.set({ state: 'ready', module })
      return module
    } catch (thrown) {
      loading = null
      $part.set({ state: 'failed', error: toErrorData(thrown) })
      throw thrown
    }
  }

  return { $part, load: () => (loading ??= fetchOnce()) }
}

/** Before it is wanted; should that fail, it is asked for again by then. */
export function loadAhead(part: Part<unknown>): void {
  part.load().catch(() => {})
}
