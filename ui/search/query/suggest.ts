import { foldText } from '../../../contract/fold-text.ts'
import { placeInWords } from './place-in-words.ts'

export interface Suggestion {
  kind: 'place' | 'own' | 'popular'
  /** A search for it, or the view to open. */
  words: string
}

/** Recent searches while nothing is typed. */
const maxOwn = 8

/** While typing, fewer are shown, so that the results stay visible. */
const maxTyped = 6
const maxOwnTyped = 4

/**
 * Suggestions for a text: the view it names, then recent searches, newest
 * first, then popular searches, without duplicates.
 */
export function suggest(
  typed: string,
  own: readonly string[],
  popular: readonly string[]
): Suggestion[] {
  const kind = 'own'
  if (typed === '') {
    return own.slice(0, maxOwn).map(words => ({ kind, words }))
  }
  if (placeInWords(typed)) return [{ kind: 'place', words: typed }]
  const mine = fitting(typed, own).slice(0, maxOwnTyped)
  const known = new Set(mine.map(foldText))
  const others = fitting(typed, popular)
    .filter(words => !known.has(foldText(words)))
    .slice(0, maxTyped - mine.length)
  return [
    ...mine.map(words => ({ kind, words }) as const),
    ...others.map(words => ({ kind: 'popular', words }) as const)
  ]
}

/** Those that begin with it come first; the text itself is left out. */
function fitting(typed: string, all: readonly string[]): string[] {
  const start = foldText(typed)
  const fit = all.filter(words => {
    const text = foldText(words)
    return text !== start && text.includes(start)
  })
  const isStart = (words: string) => foldText(words).startsWith(start)
  return [...fit.filter(isStart), ...fit.filter(words => !isStart(words))]
}
