import type { RunStep } from '../licensing/run-item.ts'

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

const badges: Partial<Record<RunStep, OutcomeBadge>> = {
  done: { text: 'Licensed', kind: 'good' },
  'not-placed': { text: 'Licensed', kind: 'good' },
  refused: { text: 'Refused', kind: 'bad' },
  elsewhere: { text: 'Unfinished', kind: 'warning' },
  doubtful: { text: 'Not certain', kind: 'warning' },
  stopped: { text: 'Not sent', kind: 'neutral' }
}

/** Nothing while it is not over. */
export function outcomeBadge(step: RunStep): OutcomeBadge | undefined {
  return badges[step]
}
