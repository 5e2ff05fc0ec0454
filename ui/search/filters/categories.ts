import { atom } from 'nanostores'
import { fetchCategories } from '../../api/categories.ts'
import { $language } from '../../words/language.ts'

/** Names to choose from; none while they are not known. */
export const $categories = atom<readonly string[]>([])

let isAsking = false

$language.listen(() => $categories.set([]))

/** Once; any name can be typed while they are not there. */
export async function loadCategories(): Promise<void> {
  if (isAsking || $categories.get().length > 0) return
  isAsking = true
  try {
    const language = $language.get()
    const found = await fetchCategories()
    if ($language.get() === language) $categories.set(found)
  } catch {
    // asked again when they are wanted the next time
  } finally {
    isAsking = false
  }
}
