import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { $language } from '../../words/language.ts'

export type SectionState<Found> =
  | { state: 'loading' }
  | { state: 'ready'; found: Found }
  | { state: 'failed'; error: ErrorData }

export interface StartSection<About, Found> {
  $section: ReadableAtom<SectionState<Found>>
  /**
   * Fetches once per subject and language, and again after a failure. The old
   * result stays until the new one is loaded, or if that fails.
   */
  load: (about: About) => Promise<void>
}

/** A section of the start page that loads and fails independently. */
export function createStartSection<About, Found>(
  fetch: (about: About) => Promise<Found>
): StartSection<About, Found> {
  const $section = atom<SectionState<Found>>({ state: 'loading' })
  let requestedKey: string | null = null

  async function load(about: About): Promise<void> {
    const key = JSON.stringify([$language.get(), about])
    if (requestedKey === key) return
    requestedKey = key
    if ($section.get().state === 'failed') $section.set({ state: 'loading' })
    try {
      const found = await fetch(about)
      if (requestedKey === key) $section.set({ state: 'ready', found })
    } catch (thrown) {
      if (requestedKey !== key) return
      requestedKey = null
      if ($section.get().state === 'ready') return
      $section.set({ state: 'failed', error: toErrorData(thrown) })
    }
  }

  return { $section, load }
}
