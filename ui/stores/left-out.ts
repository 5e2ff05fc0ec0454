import type { LeftOut } from '../comps/left-out.ts'
import { groupBy } from '../group-by.ts'
import { wordsFor } from '../words.ts'
import { placeFailures } from '../words/place-failures.ts'
import { showCanvasNotice } from './canvas-notice.ts'

/**
 * Says of what an action could not do what, and why: a sentence a reason.
 * What the action selects takes no notice away.
 */
export function showLeftOut(
  what: string,
  left: readonly LeftOut[],
  selected: readonly string[] = []
): void {
  const byReason = groupBy(left, ({ error }) => error.code)
  const sentences = [...byReason.values()].map(same => sentenceFor(what, same))
  if (sentences.length > 0) showCanvasNotice(sentences.join(' '), selected)
}

function sentenceFor(what: string, [first, ...others]: LeftOut[]): string {
  if (!first) return ''
  const { name, error } = first
  const names = others.length ? `${name} and ${others.length} more` : name
  return `${names} ${what}. ${wordsFor(error, placeFailures)}`
}
