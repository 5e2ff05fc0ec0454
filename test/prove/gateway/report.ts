import { bars } from './figures.ts'
import type { FigureName, Figures } from './figures.ts'
import { results } from './tally.ts'
import type { Tally } from './tally.ts'

const width = 38

/** The table of a proof, a line each. */
export function reportOf(tally: Tally): string[] {
  const { requests, codes, purchases, faults, figures } = tally
  return [
    line('requests', results),
    ...sorted(requests).map(([kind, counts]) =>
      line(
        kind,
        results.map(result => counts[result])
      )
    ),
    ...part('refused because of', codes),
    ...part('assets of purchases', purchases),
    ...part('faults', faults),
    ...figureLines(figures)
  ]
}

function part(title: string, counts: ReadonlyMap<string, number>): string[] {
  return [
    '',
    title,
    ...sorted(counts).map(([name, count]) => line(name, [count]))
  ]
}

/** Of the first instance, which lives as long as the proof, and the store. */
function figureLines(figures: readonly Figures[]): string[] {
  const shown = [0, Math.floor(figures.length / 2), figures.length - 1].flatMap(
    place => figures[place] ?? []
  )
  return [
    '',
    line('of an instance and the store', ['start', 'middle', 'end']),
    ...bars.map(({ name, label }) =>
      line(
        label,
        shown.map(one => inUnit(name, one[name]))
      )
    )
  ]
}

const bytes: readonly FigureName[] = ['rss', 'heap', 'memory']

function inUnit(name: FigureName, value: number): string {
  return bytes.includes(name)
    ? `${(value / 1024 / 1024).toFixed(1)} MB`
    : String(value)
}

function sorted<T>(counts: ReadonlyMap<string, T>): [string, T][] {
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b))
}

function line(name: string, cells: readonly (string | number)[]): string {
  return (
    name.padEnd(width) + cells.map(cell => String(cell).padStart(9)).join('')
  )
}
