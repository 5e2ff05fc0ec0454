import type { Seconds } from '../../api/search-filters.ts'
import { durationWords } from './words.ts'

/** Durations to choose from. */
export const durations: readonly Seconds[] = [
  { to: 10 },
  { from: 10, to: 30 },
  { from: 30, to: 60 },
  { from: 61 }
]

/** The text of a duration; equal ones have equal texts. */
export function durationText({ from, to }: Seconds): string {
  const t = durationWords.get()
  if (from === undefined) return t.upTo({ to: to ?? 0 })
  if (to !== undefined) return t.between({ from, to })
  return from === 61 ? t.overMinute : t.atLeast({ from })
}
