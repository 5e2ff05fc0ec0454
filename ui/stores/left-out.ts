import type { LeftOut } from '../comps/left-out.ts'
import { wordsFor } from '../words.ts'
import { showCanvasNotice } from './canvas-notice.ts'

/** Says of what an action could not do what, and why. */
export function showLeftOut(what: string, left: readonly LeftOut[]): void {
  const [first] = left
  if (!first) return
  const others = left.length - 1
  const names = others ? `${first.name} and ${others} more` : first.name
  showCanvasNotice(`${names} ${what}. ${wordsFor(first.error, 'place')}`)
}
