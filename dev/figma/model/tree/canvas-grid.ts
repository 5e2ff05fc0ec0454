import { arrangeGrid } from '../layout/arrange-grid.ts'
import { newRecord, store } from '../record/document-store.ts'
import { attach, detach } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { placeInto } from './tree.ts'

/** The grid of the current page; only decks and Buzz files have one. */
export function gridOf(): NodeRecord | null {
  const children = store.currentPage.children || []
  return children.find(child => child.type === 'SLIDE_GRID') || null
}

/** Such a file has a grid from the start: nobody makes it, so no step does. */
export function bringGrid(): void {
  if (gridOf()) return
  const page = store.currentPage
  const grid = newRecord('SLIDE_GRID', { width: 480, height: 240 })
  grid.removed = false
  grid.parent = page
  page.children = [grid].concat(page.children || [])
}

/**
 * The part of the grid that a layer lies in; the layer itself outside the grid.
 */
export function cellAround(record: NodeRecord): NodeRecord {
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (at.parent && at.parent.type === 'SLIDE_ROW') return at
  }
  return record
}

/** The cells of the grid, by row. */
export function gridCells(): NodeRecord[][] {
  const grid = gridOf()
  const rows = (grid && grid.children) || []
  return rows.map(row => (row.children || []).slice())
}

/** A new row before the one at the index. */
export function addRow(grid: NodeRecord, index: number): NodeRecord {
  const row = newRecord('SLIDE_ROW', { width: 0, height: 0 })
  attach(row, grid, index)
  arrangeGrid(grid)
  return row
}

/** Puts layers into a row, side by side from the index on. */
export function placeInRow(
  records: NodeRecord[],
  row: NodeRecord,
  index: number
): void {
  let at = index
  for (const record of records) {
    placeInto(record, row, Math.min(at, (row.children || []).length))
    at = (row.children || []).indexOf(record) + 1
  }
}

/** Arranges the content of the grid in exactly these rows. */
export function arrangeAs(grid: NodeRecord, cells: NodeRecord[][]): void {
  cells.forEach((records, i) => {
    const row = (grid.children || [])[i] || addRow(grid, i)
    placeInRow(records, row, 0)
  })
  for (const row of (grid.children || []).slice(cells.length)) {
    detach(row, false)
  }
  arrangeGrid(grid)
}
