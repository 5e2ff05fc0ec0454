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

/** One beside the other, each in its aspect. */
export function layOutStrip(
  aspects: readonly number[],
  { height, gap }: Options
): StripCell[] {
  let left = 0
  return aspects.map((aspect, index) => {
    // Panoramas and banners are cut so that they neither rule nor vanish.
    const width = Math.round(height * Math.min(3, Math.max(0.5, aspect)))
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

/** Those that touch this part, and the one that must not go. */
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
