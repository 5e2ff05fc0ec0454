import type { LeftOut } from './left-out.ts'
import { groupBy } from '../platform/group-by.ts'
import { errorText } from '../words/error-texts.ts'
import { placeFailures, placingWords } from './words.ts'
import { showCanvasNotice } from './canvas-notice.ts'

/**
 * Shows what an action could not do, one sentence per reason. The selection
 * made by the action does not clear the notice.
 */
export function showLeftOut(
  what: (values: { names: string }) => string,
  left: readonly LeftOut[],
  selected: readonly string[] = []
): void {
  const byReason = groupBy(left, ({ error }) => error.code)
  const sentences = [...byReason.values()].map(same => sentenceFor(what, same))
  if (sentences.length > 0) showCanvasNotice(sentences.join(' '), selected)
}

function sentenceFor(
  what: (values: { names: string }) => string,
  [first, ...others]: LeftOut[]
): string {
  if (!first) return ''
  const { name, error } = first
  const names = others.length
    ? placingWords.get().andMore({ names: name, more: others.length })
    : name
  return `${what({ names })} ${errorText(error, placeFailures)}`
}
