import { namesOf } from './names-text.ts'
import { placingWords } from './words.ts'
import { showNotice } from '../shell/notices.ts'

/**
 * What was placed or filled with looks like another asset in the file: each is
 * licensed by itself. Names repeat where layers do.
 */
export function showAlike(all: readonly string[]): void {
  if (all.length === 0) return
  const names = namesOf([...new Set(all)])
  showNotice('info', placingWords.get().alike({ names }))
}
