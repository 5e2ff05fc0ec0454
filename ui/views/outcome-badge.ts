import type { RunStep } from '../licensing/run-item.ts'

interface OutcomeBadge {
  text: string
  kind: 'good' | 'warning' | 'bad' | 'neutral'
}

/** Nothing while it is not over. */
export function outcomeBadge(step: RunStep): OutcomeBadge | null {
  switch (step) {
    case 'done':
    case 'not-placed':
      return { text: 'Licensed', kind: 'good' }
    case 'refused':
      return { text: 'Refused', kind: 'bad' }
    case 'doubtful':
      return { text: 'Not certain', kind: 'warning' }
    case 'stopped':
      return { text: 'Not sent', kind: 'neutral' }
    case 'waiting':
    case 'licensing':
    case 'checking':
    case 'fetching':
    case 'swapping':
      return null
  }
}
