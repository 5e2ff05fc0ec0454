import { atom } from 'nanostores'
import { fetchCategories } from '../../api/categories.ts'
import { $language } from '../../words/language.ts'

/** Categories to choose from; empty while unknown. */
export const $categories = atom<readonly string[]>([])

let isAsking = false

$language.listen(() => $categories.set([]))

/** Loads once; until then any name can be typed. */
export async function loadCategories(): Promise<void> {
  if (isAsking || $categories.get().length > 0) return
  isAsking = true
  try {
    const language = $language.get()
    const found = await fetchCategories('image')
    if ($language.get() === language) $categories.set(found)
  } catch {
    // loaded again the next time
  } finally {
    isAsking = false
  }
}
