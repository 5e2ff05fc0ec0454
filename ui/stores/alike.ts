import { placingWords } from '../words/placing.ts'
import { showNotice } from './notices.ts'

/**
 * What was placed or filled with looks like another asset in the file: each is
 * licensed by itself. Names repeat where layers do.
 */
export function tellAlike(all: readonly string[]): void {
  const t = placingWords.get()
  const [name, ...others] = new Set(all)
  if (name === undefined) return
  const more = others.length
  const names = more > 0 ? t.andMore({ name, more }) : name
  showNotice('info', t.alike({ names }))
}
