import { atom } from 'nanostores'
import { fetchCategories } from '../api/categories.ts'

/** Names to choose from; none while they are not known. */
export const $categories = atom<readonly string[]>([])

let isAsking = false

/** Once; any name can be typed while they are not there. */
export async function loadCategories(): Promise<void> {
  if (isAsking || $categories.get().length > 0) return
  isAsking = true
  try {
    $categories.set(await fetchCategories())
  } catch {
    // asked again when they are wanted the next time
  } finally {
    isAsking = false
  }
}
