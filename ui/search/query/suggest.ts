import { placeInWords } from './place-in-words.ts'

export interface Suggestion {
  kind: 'place' | 'own' | 'popular'
  /** What it searches for, or opens. */
  words: string
}

/** Of one's own searches while nothing is typed. */
const mostOwn = 8

/** While something is typed, so that the results stay in view. */
const mostTyped = 6
const mostOwnTyped = 4

/**
 * For what stands in the field: where its address leads, then one's own
 * searches, newest first, then what many search for. Each is there once.
 */
export function suggest(
  typed: string,
  own: readonly string[],
  popular: readonly string[]
): Suggestion[] {
  const kind = 'own'
  if (typed === '') {
    return own.slice(0, mostOwn).map(words => ({ kind, words }))
  }
  if (placeInWords(typed)) return [{ kind: 'place', words: typed }]
  const mine = fitting(typed, own).slice(0, mostOwnTyped)
  const known = new Set(mine.map(plain))
  const others = fitting(typed, popular)
    .filter(words => !known.has(plain(words)))
    .slice(0, mostTyped - mine.length)
  return [
    ...mine.map(words => ({ kind, words }) as const),
    ...others.map(words => ({ kind: 'popular', words }) as const)
  ]
}

/** Those that begin with it come first; what is typed already says nothing. */
function fitting(typed: string, all: readonly string[]): string[] {
  const wanted = plain(typed)
  const fit = all.filter(words => {
    const text = plain(words)
    return text !== wanted && text.includes(wanted)
  })
  const isStart = (words: string) => plain(words).startsWith(wanted)
  return [...fit.filter(isStart), ...fit.filter(words => !isStart(words))]
}

/** Without what makes no other word of it. */
function plain(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
