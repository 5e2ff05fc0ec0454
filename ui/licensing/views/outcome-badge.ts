import type { RunStep } from '../purchase/run-item.ts'
import { outcomeBadgeWords } from '../words.ts'

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

const badges = {
  done: { words: 'licensed', kind: 'good' },
  'not-placed': { words: 'licensed', kind: 'good' },
  refused: { words: 'refused', kind: 'bad' },
  elsewhere: { words: 'unfinished', kind: 'warning' },
  doubtful: { words: 'notCertain', kind: 'warning' },
  stopped: { words: 'notSent', kind: 'neutral' }
} as const

/** Null while it is running. */
export function outcomeBadge(step: RunStep): OutcomeBadge | undefined {
  if (!(step in badges)) return undefined
  const { words, kind } = badges[step as keyof typeof badges] // checked by `in`
  return { text: outcomeBadgeWords.get()[words], kind }
}
