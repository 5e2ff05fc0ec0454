import { freezeDeep } from '../record/freeze-deep.ts'
import { setProp } from '../edits/history.ts'
import type { Cell } from '../record/board-props.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { settleParents } from '../layout/resize.ts'

/** The sizes of a new row and column. */
const tall = 80
const wide = 160

type Shape = Pick<Props, 'cells' | 'rowHeights' | 'columnWidths'>

const emptyCell: Cell = { fills: [], characters: '' }

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0)
}

function times<T>(count: number, item: T): T[] {
  return Array.from({ length: count }, () => item)
}

/** The properties of a new table with empty cells. */
export function tableProps(rows: number, columns: number): Partial<Props> {
  return {
    cells: freezeDeep(times(rows, times(columns, emptyCell))),
    rowHeights: freezeDeep(times(rows, tall)),
    columnWidths: freezeDeep(times(columns, wide)),
    width: columns * wide,
    height: rows * tall
  }
}

/** Rows and columns by index. */
export type Line = 'row' | 'column'

export function countOf({ props }: NodeRecord, line: Line): number {
  return line === 'row' ? props.rowHeights.length : props.columnWidths.length
}

function write(record: NodeRecord, shape: Partial<Shape>): void {
  const { cells, rowHeights, columnWidths } = Object.assign(
    {},
    record.props,
    shape
  )
  setProp(record, 'cells', freezeDeep(cells))
  setProp(record, 'rowHeights', freezeDeep(rowHeights))
  setProp(record, 'columnWidths', freezeDeep(columnWidths))
  setProp(record, 'width', sum(columnWidths))
  setProp(record, 'height', sum(rowHeights))
  settleParents(record)
}

/** The list with `removed` items replaced by others at an index. */
function spliced<T>(
  list: readonly T[],
  at: number,
  removed: number,
  ...items: T[]
): T[] {
  const copy = list.slice()
  copy.splice(at, removed, ...items)
  return copy
}

export function insertLine(record: NodeRecord, line: Line, at: number): void {
  const { cells, rowHeights, columnWidths } = record.props
  if (line === 'row') {
    const row = times(columnWidths.length, emptyCell)
    write(record, {
      cells: spliced(cells, at, 0, row),
      rowHeights: spliced(rowHeights, at, 0, tall)
    })
  } else {
    write(record, {
      cells: cells.map(row => spliced(row, at, 0, emptyCell)),
      columnWidths: spliced(columnWidths, at, 0, wide)
    })
  }
}

export function removeLine(record: NodeRecord, line: Line, at: number): void {
  const { cells, rowHeights, columnWidths } = record.props
  if (line === 'row') {
    write(record, {
      cells: spliced(cells, at, 1),
      rowHeights: spliced(rowHeights, at, 1)
    })
  } else {
    write(record, {
      cells: cells.map(row => spliced(row, at, 1)),
      columnWidths: spliced(columnWidths, at, 1)
    })
  }
}

/** The list with one item moved before the one at `to`. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return list.slice()
  const at = from < to ? to - 1 : to
  return spliced(spliced(list, from, 1), at, 0, item)
}

export function moveLine(
  record: NodeRecord,
  line: Line,
  from: number,
  to: number
): void {
  const { cells, rowHeights, columnWidths } = record.props
  if (line === 'row') {
    write(record, {
      cells: moved(cells, from, to),
      rowHeights: moved(rowHeights, from, to)
    })
  } else {
    write(record, {
      cells: cells.map(row => moved(row, from, to)),
      columnWidths: moved(columnWidths, from, to)
    })
  }
}

export function resizeLine(
  record: NodeRecord,
  line: Line,
  at: number,
  size: number
): void {
  const { rowHeights, columnWidths } = record.props
  if (line === 'row') {
    write(record, { rowHeights: spliced(rowHeights, at, 1, size) })
  } else write(record, { columnWidths: spliced(columnWidths, at, 1, size) })
}

/** Changes the properties of one cell. */
export function writeCell(
  record: NodeRecord,
  row: number,
  column: number,
  change: Partial<Cell>
): void {
  const { cells } = record.props
  const cell = cells[row]?.[column]
  if (!cell) return
  const line = spliced(cells[row] || [], column, 1, { ...cell, ...change })
  setProp(record, 'cells', freezeDeep(spliced(cells, row, 1, line)))
}
