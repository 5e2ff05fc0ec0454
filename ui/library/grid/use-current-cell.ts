import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Place } from '../../shell/view.ts'
import type { PlacedCell, ResultRow } from './grid-layout.ts'

/**
 * The grid's only tab stop. Arrow keys move it; with Shift they extend the
 * picked range.
 */
export function useCurrentCell(
  ref: RefObject<HTMLElement | null>,
  rows: readonly ResultRow[],
  reveal: (row: ResultRow) => void,
  place: Place,
  extend: (from: number, to: number) => void
) {
  const [index, setIndex] = useState(place.cell)
  const [pointed, setPointed] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const mustFocus = useRef(false)
  const at = rows.findIndex(row => row.cells.some(cell => cell.index === index))

  useEffect(() => {
    place.cell = index
  }, [index])

  // A new layout may recreate the focused cell.
  useLayoutEffect(() => {
    const isLost = focused !== null && document.activeElement === document.body
    if (!mustFocus.current && !isLost) return
    mustFocus.current = false
    const cell = ref.current?.querySelector(`[data-index="${index}"] button`)
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true })
  }, [index, rows])

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextCell(rows, at, index, event.key)
    if (!next) return
    event.preventDefault()
    mustFocus.current = true
    if (event.shiftKey) extend(index, next.cell.index)
    reveal(next.row)
    setIndex(next.cell.index)
  }

  return {
    index,
    /** The row with the focus must stay rendered. */
    focusedRow: focused === null ? undefined : rows[at],
    isActive: (cell: number) => cell === pointed || cell === focused,
    point: setPointed,
    setIndex,
    focus: (cell: number) => {
      setIndex(cell)
      setFocused(cell)
    },
    /** Returns whether the focus leaves the grid. */
    onFocusOut({ relatedTarget }: FocusEvent): boolean {
      // The focus may be moving to a button of the cell, which must not
      // disappear first; and a dialog returns the focus to the button that
      // opened it.
      const isKept =
        relatedTarget instanceof Element &&
        relatedTarget.closest('dialog, [role="grid"]')
      if (!isKept) setFocused(null)
      return !isKept
    },
    onKeyDown
  }
}

function nextCell(
  rows: readonly ResultRow[],
  at: number,
  index: number,
  key: string
): { row: ResultRow; cell: PlacedCell } | undefined {
  const row = rows[at]
  if (!row) return undefined
  switch (key) {
    case 'ArrowLeft':
      return findCell(rows, index - 1)
    case 'ArrowRight':
      return findCell(rows, index + 1)
    case 'ArrowUp':
      return nearestCell(rows[at - 1], row, index)
    case 'ArrowDown':
      return nearestCell(rows[at + 1], row, index)
    case 'Home':
      return findCell(rows, 0)
    case 'End':
      return findCell(rows, rows[rows.length - 1]?.cells.at(-1)?.index ?? 0)
    default:
      return undefined
  }
}

function findCell(rows: readonly ResultRow[], index: number) {
  for (const row of rows) {
    const cell = row.cells.find(one => one.index === index)
    if (cell) return { row, cell }
  }
  return undefined
}

function nearestCell(
  target: ResultRow | undefined,
  row: ResultRow,
  index: number
) {
  const from = row.cells.find(cell => cell.index === index)
  if (!target || !from) return undefined
  const distance = (cell: PlacedCell) =>
    Math.abs(centerOf(cell) - centerOf(from))
  const cell = target.cells.reduce((best, one) =>
    distance(one) < distance(best) ? one : best
  )
  return { row: target, cell }
}

function centerOf(cell: PlacedCell): number {
  return cell.left + cell.width / 2
}
