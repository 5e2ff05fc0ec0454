import type { Figures } from './figures.ts'

export const results = ['ok', 'refused', 'lost'] as const

/** `refused` by a code; `lost` without a whole reply. */
export type Result = (typeof results)[number]

/** What happened, for the table, and what must not happen. */
export interface Tally {
  rounds: number
  requests: Map<string, Record<Result, number>>
  /** Codes of refusals. */
  codes: Map<string, number>
  /** Assets of purchases by their outcome. */
  purchases: Map<string, number>
  faults: Map<string, number>
  figures: Figures[]
  /** A sentence for each violation. */
  problems: string[]
}

export function createTally(): Tally {
  return {
    rounds: 0,
    requests: new Map(),
    codes: new Map(),
    purchases: new Map(),
    faults: new Map(),
    figures: [],
    problems: []
  }
}

export function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function countRequest(
  { requests }: Tally,
  kind: string,
  result: Result
): void {
  const counts = requests.get(kind) ?? { ok: 0, refused: 0, lost: 0 }
  counts[result] += 1
  requests.set(kind, counts)
}
