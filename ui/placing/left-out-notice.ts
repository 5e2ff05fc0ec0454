import type { LeftOut } from './left-out.ts'
import type { StillComp } from './send-comp.ts'
import { stillTexts } from './still-texts.ts'
import { groupBy } from '../platform/group-by.ts'
import { errorText } from '../words/error-texts.ts'
import { placeFailures, placingWords } from './words.ts'
import { showCanvasNotice } from './canvas-notice.ts'

interface Beside {
  /** Layers that the action selects; the notice stays. */
  selected?: readonly string[]
  /** Videos that are placed as their stills. */
  stills?: readonly StillComp[]
}

/** Shows what an action could not do, one sentence per reason. */
export function showLeftOut(
  what: (values: { names: string }) => string,
  left: readonly LeftOut[],
  { selected = [], stills = [] }: Beside = {}
): void {
  const byReason = groupBy(left, ({ error }) => error.code)
  const sentences = [
    ...[...byReason.values()].map(same => sentenceFor(what, same)),
    ...stillTexts(stills)
  ]
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
