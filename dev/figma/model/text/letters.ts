import { advancer, drawnLetter } from './letter-width.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { TextFormat } from '../record/text-format.ts'
import { formatOf, rangesOf } from './text-ranges.ts'

/** One letter, a code unit, of a text that is laid out. */
export interface Letter {
  text: string
  advance: number
  format: TextFormat
}

/** The letters of a text, each with its format and width. */
export function lettersOf(record: NodeRecord): Letter[] {
  const { characters } = record.props
  const letters: Letter[] = []
  for (const range of rangesOf(record)) {
    const format = formatOf(record, range)
    const advanceOf = advancer(format)
    for (let at = range.start; at < range.end; at += 1) {
      const text = drawnLetter(characters, at, format.textCase)
      letters.push({ text, advance: advanceOf(text), format })
    }
  }
  return letters
}

/** The width of the letters from `start` up to `end`, in pixels. */
export function widthOf(letters: Letter[], start: number, end: number): number {
  let width = 0
  for (let at = start; at < end; at += 1) {
    const letter = letters[at]
    if (letter) width += letter.advance
  }
  return width
}

/** Without the spaces and the break at its end, which take no place. */
export function trimmedEnd(
  letters: Letter[],
  start: number,
  end: number
): number {
  let last = end
  while (last > start && /\s/.test(letters[last - 1]?.text ?? '')) last -= 1
  return last
}

/** The end of the line that begins at `start`, at most `limit`. */
export function breakAt(
  letters: Letter[],
  start: number,
  limit: number,
  room: number
): number {
  let width = 0
  let possible = start
  for (let at = start; at < limit; at += 1) {
    const { text, advance } = letters[at] as Letter // below the limit
    if (text === '\n' || text === '\u2028') return at + 1
    const isSpace = text === ' ' || /\s/.test(text)
    width += advance
    if (width > room && !isSpace) {
      return possible > start ? possible : Math.max(at, start + 1)
    }
    if (isSpace || text === '-') possible = at + 1
  }
  return limit
}
