import type { RunStep } from '../licensing/run-item.ts'
import { outcomeBadgeWords } from '../words/outcome-badges.ts'

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

/** Nothing while it is not over. */
export function outcomeBadge(step: RunStep): OutcomeBadge | undefined {
  const t = outcomeBadgeWords.get()
  switch (step) {
    case 'done':
    case 'not-placed':
      return { text: t.licensed, kind: 'good' }
    case 'refused':
      return { text: t.refused, kind: 'bad' }
    case 'elsewhere':
      return { text: t.unfinished, kind: 'warning' }
    case 'doubtful':
      return { text: t.notCertain, kind: 'warning' }
    case 'stopped':
      return { text: t.notSent, kind: 'neutral' }
    default:
      return undefined
  }
}
