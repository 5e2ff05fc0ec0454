import { cropAspect } from '../library/grid/grid-layout.ts'

/** A picture of a strip, in CSS pixels from its left end. */
export interface StripCell {
  index: number
  left: number
  width: number
}

interface Options {
  height: number
  gap: number
}

/** Side by side, each in its aspect. */
export function layOutStrip(
  aspects: readonly number[],
  { height, gap }: Options
): StripCell[] {
  let left = 0
  return aspects.map((aspect, index) => {
    const width = Math.round(height * cropAspect(aspect))
    const cell = { index, left, width }
    left += width + gap
    return cell
  })
}

/** Width of the whole strip. */
export function widthOf(cells: readonly StripCell[]): number {
  const last = cells.at(-1)
  return last ? last.left + last.width : 0
}

/** The cells in this range, and the one that must stay rendered. */
export function cellsBetween(
  cells: readonly StripCell[],
  from: number,
  to: number,
  kept: number
): StripCell[] {
  return cells.filter(
    ({ index, left, width }) =>
      index === kept || (left < to && left + width > from)
  )
}
