import type { PlannedRun } from './plan-run.ts'

interface Line {
  tried: number
  failed: number
  /** Number of intact records that had to be shown. */
  expected: number
}

export interface Tally {
  readonly tried: number
  readonly failed: number
  add(planned: PlannedRun, problems: readonly string[]): void
  /** A table by views and one by kinds of damage. */
  lines(): string[]
}

export function createTally(): Tally {
  const views = new Map<string, Line>()
  const kinds = new Map<string, Line>()
  const all: Line = { tried: 0, failed: 0, expected: 0 }
  return {
    get tried() {
      return all.tried
    },
    get failed() {
      return all.failed
    },
    add({ view, damaged, expected }, problems) {
      const lines = [lineOf(views, view.name), lineOf(kinds, damaged.kind), all]
      for (const line of lines) {
        line.tried += 1
        line.failed += problems.length > 0 ? 1 : 0
        line.expected += expected.length
      }
    },
    lines: () => [
      `${'what'.padEnd(28)}  tried  wrong  good shown`,
      ...[...views].map(toText),
      ...[...kinds].toSorted(([a], [b]) => a.localeCompare(b)).map(toText),
      toText(['all', all])
    ]
  }
}

function lineOf(lines: Map<string, Line>, name: string): Line {
  const line = lines.get(name) ?? { tried: 0, failed: 0, expected: 0 }
  lines.set(name, line)
  return line
}

function toText([name, line]: [string, Line]): string {
  return [
    name.padEnd(28),
    String(line.tried).padStart(6),
    String(line.failed).padStart(6),
    String(line.expected).padStart(11)
  ].join(' ')
}
