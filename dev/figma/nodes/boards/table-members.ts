import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import {
  type Line,
  countOf,
  insertLine,
  moveLine,
  removeLine,
  resizeLine
} from '../../model/shapes/table.ts'
import { checkNumber } from '../checks/check.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, editable, live } from '../handles/handle.ts'
import { tableCell } from './table-cell.ts'

const checksIndex = holds('tables/rows-and-columns-that-are-there')
const smallest = 0.01

function checkIndex(
  op: string,
  record: NodeRecord,
  line: Line,
  value: unknown,
  beyond = 0
): number {
  const index = checkNumber(op, `${line}Index`, value)
  const most = countOf(record, line) - 1 + beyond
  const fits = Number.isInteger(index) && index >= 0 && index <= most
  if (fits || !checksIndex) return index
  throw new RangeError(
    `in ${op}: Expected "${line}Index" to be an integer between 0 and ${most} but got ${index} instead`
  )
}

function insert(handle: Handle, op: string, line: Line, at: unknown): void {
  const record = editable(handle, op)
  insertLine(record, line, checkIndex(op, record, line, at, 1))
}

function remove(handle: Handle, op: string, line: Line, at: unknown): void {
  const record = editable(handle, op)
  removeLine(record, line, checkIndex(op, record, line, at))
}

function move(
  handle: Handle,
  op: string,
  line: Line,
  from: unknown,
  to: unknown
): void {
  const record = editable(handle, op)
  const first = checkIndex(op, record, line, from)
  moveLine(record, line, first, checkIndex(op, record, line, to))
}

function resize(
  handle: Handle,
  op: string,
  line: Line,
  at: unknown,
  value: unknown
): void {
  const record = editable(handle, op)
  const index = checkIndex(op, record, line, at)
  const side = line === 'row' ? 'height' : 'width'
  const size = checkNumber(op, side, value)
  if (size < smallest && checksIndex) {
    throw new RangeError(
      `in ${op}: Expected "${side}" to be at least ${smallest} but got ${size} instead`
    )
  }
  resizeLine(record, line, index, size)
}

/** Rows, columns and cells, as far as pictures can lie in them. */
export const tableMembers = members({
  get numRows() {
    return countOf(live(this, 'get_numRows'), 'row')
  },
  get numColumns() {
    return countOf(live(this, 'get_numColumns'), 'column')
  },
  cellAt(rowIndex: number, columnIndex: number) {
    const op = 'cellAt'
    const record = live(this, op)
    return tableCell({
      table: this,
      row: checkIndex(op, record, 'row', rowIndex),
      column: checkIndex(op, record, 'column', columnIndex)
    })
  },
  insertRow(rowIndex: number) {
    insert(this, 'insertRow', 'row', rowIndex)
  },
  insertColumn(columnIndex: number) {
    insert(this, 'insertColumn', 'column', columnIndex)
  },
  removeRow(rowIndex: number) {
    remove(this, 'removeRow', 'row', rowIndex)
  },
  removeColumn(columnIndex: number) {
    remove(this, 'removeColumn', 'column', columnIndex)
  },
  moveRow(fromIndex: number, toIndex: number) {
    move(this, 'moveRow', 'row', fromIndex, toIndex)
  },
  moveColumn(fromIndex: number, toIndex: number) {
    move(this, 'moveColumn', 'column', fromIndex, toIndex)
  },
  resizeRow(rowIndex: number, height: number) {
    resize(this, 'resizeRow', 'row', rowIndex, height)
  },
  resizeColumn(columnIndex: number, width: number) {
    resize(this, 'resizeColumn', 'column', columnIndex, width)
  }
})
