/** A cell of the grid; all lengths are in CSS pixels. */
export interface PlacedCell {
  index: number
  left: number
  width: number
}

export interface ResultRow {
  /** From 1. */
  number: number
  top: number
  height: number
  cells: PlacedCell[]
}

interface LayoutOptions {
  width: number
  gap: number
  rowHeight: number
  /** False while the last row may still get more results. */
  isComplete: boolean
}

/**
 * Rows of equal width in which every picture keeps its aspect. An unfinished
 * last row waits for more results, so that nothing jumps.
 */
export function layOutResults(
  aspects: readonly number[],
  { width, gap, rowHeight, isComplete }: LayoutOptions
): ResultRow[] {
  const rows: ResultRow[] = []
  let top = 0
  let first = 0
  let sum = 0

  /** Height at which the cells from `first` on fill the width. */
  function heightFor(end: number, aspectSum: number): number {
    return (width - gap * (end - first - 1)) / aspectSum
  }

  function close(end: number, exact: number): void {
    const height = Math.round(exact)
    const cells = placeCells(aspects.slice(first, end), first, exact, gap)
    rows.push({ number: rows.length + 1, top, height, cells })
    top += height + gap
    first = end
    sum = 0
  }

  aspects.forEach((whole, index) => {
    const aspect = cropAspect(whole)
    const before = index > first ? heightFor(index, sum) : Infinity
    const after = heightFor(index + 1, sum + aspect)
    if (after < rowHeight && isNearer(before, after, rowHeight)) {
      close(index, before)
    }
    sum += aspect
    const height = heightFor(index + 1, sum)
    if (height <= rowHeight) close(index + 1, height)
  })
  if (first < aspects.length && isComplete) {
    close(aspects.length, Math.min(rowHeight, heightFor(aspects.length, sum)))
  }
  return rows
}

/** From this width on, a track fits into two lines. */
const wideTrack = 480
export const trackHeights = { wide: 56, narrow: 64 }
const trackGap = 2

/** A row for each track, as wide as the list. */
export function layOutTracks(count: number, width: number): ResultRow[] {
  const height = trackHeights[width < wideTrack ? 'narrow' : 'wide']
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    top: index * (height + trackGap),
    height,
    cells: [{ index, left: 0, width }]
  }))
}

function placeCells(
  aspects: readonly number[],
  first: number,
  height: number,
  gap: number
): PlacedCell[] {
  let left = 0
  return aspects.map((aspect, offset) => {
    const cell = {
      index: first + offset,
      left,
      width: cropAspect(aspect) * height
    }
    left += cell.width + gap
    return cell
  })
}

/** Compares heights by ratio. */
function isNearer(high: number, low: number, target: number): boolean {
  return high / target < target / low
}

/** Height of the whole grid. */
export function heightOf(rows: readonly ResultRow[]): number {
  const last = rows[rows.length - 1]
  return last ? last.top + last.height : 0
}

/** The rows in this range, by binary search. */
export function rowsBetween(
  rows: readonly ResultRow[],
  from: number,
  to: number
): readonly ResultRow[] {
  return rows.slice(
    firstRow(rows, row => row.top + row.height > from),
    firstRow(rows, row => row.top >= to)
  )
}

/** The row at this height, or the next one below. */
export function rowAt(
  rows: readonly ResultRow[],
  y: number
): ResultRow | undefined {
  return rows[firstRow(rows, row => row.top + row.height > y)]
}

function firstRow(
  rows: readonly ResultRow[],
  test: (row: ResultRow) => boolean
): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && test(row)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Very wide and very high pictures are cropped, so that they neither dominate
 * nor become too small.
 */
export function cropAspect(aspect: number): number {
  return Math.min(3, Math.max(0.5, aspect))
}
