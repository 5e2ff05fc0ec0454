import type { Range } from '../../api/search-filters.ts'
import { capitalized } from '../../words/capitalized.ts'
import { durationWords, tempoWords } from './words.ts'

/** Durations to choose from, in seconds. */
export const durations: Record<'videos' | 'tracks', readonly Range[]> = {
  videos: [
    { to: 10 },
    { from: 10, to: 30 },
    { from: 30, to: 60 },
    { from: 61 }
  ],
  tracks: [
    { to: 30 },
    { from: 30, to: 60 },
    { from: 60, to: 180 },
    { from: 181 }
  ]
}

const slow: Range = { to: 80 }
const medium: Range = { from: 80, to: 120 }
const fast: Range = { from: 120 }

/** Tempos to choose from, in beats a minute. */
export const tempos = [slow, medium, fast]

/** The text of a duration; equal ones have equal texts. */
export function durationText({ from, to }: Range): string {
  const t = durationWords.get()
  if (from === undefined) return t.upTo({ to: to ?? 0 })
  if (to === undefined) {
    if (from % 60 !== 1) return t.atLeast({ from })
    const minutes = (from - 1) / 60
    return minutes === 1 ? t.overMinute : t.overMinutes(minutes)
  }
  return from % 60 === 0 && to % 60 === 0
    ? t.minutes({ from: from / 60, to: to / 60 })
    : t.between({ from, to })
}

/** The text of a tempo; equal ones have equal texts. */
export function tempoText(tempo: Range): string {
  const t = tempoWords.get()
  const range = beatsText(tempo)
  const isEqual = ({ from, to }: Range) =>
    from === tempo.from && to === tempo.to
  if (isEqual(slow)) return t.usual({ name: t.slow, range })
  if (isEqual(medium)) return t.usual({ name: t.medium, range })
  if (isEqual(fast)) return t.usual({ name: t.fast, range })
  return capitalized(range)
}

function beatsText({ from, to }: Range): string {
  const t = tempoWords.get()
  if (from === undefined) return t.upTo({ to: to ?? 0 })
  return to === undefined ? t.atLeast({ from }) : t.between({ from, to })
}
