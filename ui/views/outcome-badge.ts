import type { RunStep } from '../licensing/run-item.ts'
import { outcomeBadgeWords } from '../words/outcome-badges.ts'

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

const badges = {
  done: { text: 'licensed', kind: 'good' },
  'not-placed': { text: 'licensed', kind: 'good' },
  refused: { text: 'refused', kind: 'bad' },
  elsewhere: { text: 'unfinished', kind: 'warning' },
  doubtful: { text: 'notCertain', kind: 'warning' },
  stopped: { text: 'notSent', kind: 'neutral' }
} as const

/** Nothing while it is not over. */
export function outcomeBadge(step: RunStep): OutcomeBadge | undefined {
  if (!(step in badges)) return undefined
  const { text, kind } = badges[step as keyof typeof badges] // it is in it
  return { text: outcomeBadgeWords.get()[text], kind }
}
