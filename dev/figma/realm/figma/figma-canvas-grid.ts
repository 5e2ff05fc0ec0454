import {
  addRow,
  arrangeAs,
  gridCells,
  gridOf,
  placeInRow
} from '../../model/tree/canvas-grid.ts'
import { findNode, newRecord } from '../../model/record/document-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { checkArray, checkString } from '../../nodes/checks/check.ts'
import {
  checkCell,
  checkCells,
  checkGridIndex
} from '../../nodes/checks/check-grid-cells.ts'
import { type Handle, handleOf } from '../../nodes/handles/handle.ts'
import { enter } from './figma-create.ts'

function wholeGrid(op: string): NodeRecord {
  const grid = gridOf()
  if (grid) return grid
  throw new Error(`in ${op}: This page has no canvas grid`)
}

/** A place in the grid; undefined stands for the end. */
export interface Coordinates {
  row: unknown
  column: unknown
}

/** Puts layers into the grid; the first one brings the first row. */
export function putIntoGrid(
  op: string,
  records: NodeRecord[],
  at: Coordinates
): void {
  const grid = wholeGrid(op)
  for (const record of records) checkCell(op, record)
  const rows = grid.children || []
  const index =
    at.row === undefined && rows.length > 0
      ? rows.length - 1
      : checkGridIndex(op, 'rowIndex', at.row, rows.length)
  const count = ((rows[index] || {}).children || []).length
  const column = checkGridIndex(op, 'columnIndex', at.column, count)
  placeInRow(records, rows[index] || addRow(grid, index), column)
}

function handles(session: Session): Handle[][] {
  return gridCells().map(row => row.map(record => handleOf(session, record)))
}

function rearrange(session: Session, op: string, value: unknown): void {
  enter(session, op)
  const grid = wholeGrid(op)
  arrangeAs(grid, checkCells(op, 'canvasGrid', value))
}

function newRow(session: Session, op: string, index: unknown): Handle {
  enter(session, op)
  const grid = wholeGrid(op)
  const { length } = grid.children || []
  const at = checkGridIndex(op, 'rowIndex', index, length)
  return handleOf(session, addRow(grid, at))
}

/** The members of `figma` that Slides and Buzz share. */
export function canvasGridMembers(session: Session) {
  return {
    getCanvasGrid: () => handles(session),
    setCanvasGrid: (canvasGrid: unknown) =>
      rearrange(session, 'setCanvasGrid', canvasGrid),
    createCanvasRow: (rowIndex?: unknown) =>
      newRow(session, 'createCanvasRow', rowIndex),
    moveNodesToCoord(
      nodeIds: unknown,
      rowIndex?: unknown,
      columnIndex?: unknown
    ) {
      const op = 'moveNodesToCoord'
      enter(session, op)
      const records = checkArray(op, 'nodeIds', nodeIds).map((value, i) => {
        const id = checkString(op, `nodeIds[${i}]`, value)
        const record = findNode(id)
        if (record) return record
        throw new Error(`in ${op}: The node with id "${id}" does not exist`)
      })
      putIntoGrid(op, records, { row: rowIndex, column: columnIndex })
    }
  }
}

/** The members that only Slides has. */
export function slideMembers(session: Session) {
  return {
    createSlide(row?: unknown, col?: unknown) {
      const op = 'createSlide'
      enter(session, op)
      const slide = newRecord('SLIDE')
      putIntoGrid(op, [slide], { row, column: col })
      return handleOf(session, slide)
    },
    createSlideRow: (row?: unknown) => newRow(session, 'createSlideRow', row),
    getSlideGrid: () => handles(session),
    setSlideGrid: (slideGrid: unknown) =>
      rearrange(session, 'setSlideGrid', slideGrid)
  }
}
