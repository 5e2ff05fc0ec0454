import { atom } from 'nanostores'
import { fetchCategories } from '../../api/categories.ts'
import { $language } from '../../words/language.ts'
import { $medium } from '../query/medium.ts'

/** Categories of the medium to choose from; empty while unknown. */
export const $categories = atom<readonly string[]>([])

/** The medium and language of the names that are loading. */
let loading = ''

$language.listen(forget)
$medium.listen(forget)

/** Loads once; until then any name can be typed. */
export async function loadCategories(): Promise<void> {
  const medium = $medium.get()
  const subject = `${medium} ${$language.get()}`
  if (loading === subject || $categories.get().length > 0) return
  loading = subject
  try {
    const found = await fetchCategories(medium)
    if (loading === subject) $categories.set(found)
  } catch {
    // loaded again the next time
  } finally {
    if (loading === subject) loading = ''
  }
}

function forget(): void {
  loading = ''
  $categories.set([])
}
