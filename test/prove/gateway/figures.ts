import type { StoreFigures } from '../../../gateway/test/store-figures.ts'

/** Of a process after collecting garbage. */
export interface ProcessFigures {
  /** Bytes. */
  rss: number
  /** Bytes of objects and buffers. */
  heap: number
  /** Sockets, timers and servers that keep it alive. */
  handles: number
  /** Open files and sockets. */
  files: number
}

/** At the end of a round. */
export type Figures = ProcessFigures & Pick<StoreFigures, 'keys' | 'memory'>

export type FigureName = keyof Figures

/** Rounds below which nothing is said about a trend. */
export const roundsOfTrend = 9

interface Bar {
  name: FigureName
  label: string
  /** Of the last third of the rounds to the middle third. */
  ratio: number
  /** A few more are no trend. */
  slack: number
}

const megabyte = 1024 * 1024

export const bars: readonly Bar[] = [
  { name: 'rss', label: 'memory', ratio: 1.2, slack: 0 },
  { name: 'heap', label: 'heap', ratio: 1.2, slack: 0 },
  { name: 'handles', label: 'handles', ratio: 1.2, slack: 8 },
  { name: 'files', label: 'open files', ratio: 1.2, slack: 8 },
  { name: 'keys', label: 'keys', ratio: 1.3, slack: 50 },
  { name: 'memory', label: 'store memory', ratio: 1.3, slack: megabyte }
]

/** Keys differ between rounds: their median counts in place of the least. */
const uneven: readonly FigureName[] = ['keys', 'memory']

/**
 * A sentence for each figure that grows: it is higher in the last third of the
 * rounds than in the middle third. The first third is a warm-up.
 */
export function judgeTrend(all: readonly Figures[]): string[] {
  if (all.length < roundsOfTrend) return []
  const third = Math.floor(all.length / 3)
  const middle = all.slice(third, 2 * third)
  const last = all.slice(-third)
  return bars.flatMap(({ name, label, ratio, slack }) => {
    const before = levelOf(middle, name)
    const after = levelOf(last, name)
    if (after <= before * ratio + slack) return []
    return [
      `${label} grows: ${before} in the middle third of the rounds, ` +
        `and ${after} in the last`
    ]
  })
}

function levelOf(all: readonly Figures[], name: FigureName): number {
  const values = all.map(one => one[name]).toSorted((a, b) => a - b)
  const place = uneven.includes(name) ? Math.floor(values.length / 2) : 0
  return values[place] ?? 0
}
