import { namesOf } from './placing-texts.ts'
import { placingWords } from './words.ts'
import { showNotice } from '../shell/notices.ts'

/**
 * Explains that a placed picture is identical to another asset in the file, and
 * that each must be licensed separately. Names repeat where layers do.
 */
export function showAlike(all: readonly string[]): void {
  if (all.length === 0) return
  const names = namesOf([...new Set(all)])
  showNotice('info', placingWords.get().alike({ names }))
}
