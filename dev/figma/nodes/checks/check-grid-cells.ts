import { holds } from '../../rules/rules.ts'
import { gridCells } from '../../model/tree/canvas-grid.ts'
import { canvasView } from '../../model/edits/canvas-view-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { checkArray, checkNumber, wrongType } from './check.ts'
import { isHandle, live } from '../handles/handle.ts'

const holdsAll = holds('canvas-grid/keeps-all-that-it-holds')
const checksIndex = holds('canvas-grid/rows-and-columns-in-reach')

/** An index up to a count, or the count where none is given. */
export function checkGridIndex(
  op: string,
  prop: string,
  value: unknown,
  most: number
): number {
  if (value === undefined) return most
  const index = checkNumber(op, prop, value)
  const fits = Number.isInteger(index) && index >= 0 && index <= most
  if (fits || !checksIndex) return index
  throw new RangeError(
    `in ${op}: Expected "${prop}" to be an integer between 0 and ${most} but got ${index} instead`
  )
}

/** Throws for nodes that the grid cannot hold: decks hold only slides. */
export function checkCell(op: string, record: NodeRecord): void {
  const { type } = record
  const isRight = canvasView.isDeck
    ? type === 'SLIDE'
    : type !== 'SLIDE_ROW' && type !== 'SLIDE_GRID'
  if (isRight || !holds('canvas-grid/decks-hold-slides')) return
  throw new Error(`in ${op}: A ${type} cannot lie in the grid`)
}

/** Checks a new order of the grid, which must hold each of its nodes once. */
export function checkCells(
  op: string,
  prop: string,
  value: unknown
): NodeRecord[][] {
  const cells = checkArray(op, prop, value).map((row, i) =>
    checkArray(op, `${prop}[${i}]`, row).map((node, j) => {
      if (isHandle(node)) return live(node, op)
      throw wrongType(op, `${prop}[${i}][${j}]`, 'node', node)
    })
  )
  const given = new Set<NodeRecord>()
  let count = 0
  for (const row of cells) {
    for (const record of row) {
      given.add(record)
      count += 1
    }
  }
  const there = gridCells()
  const all = there.reduce((sum, row) => sum + row.length, 0)
  const isWhole = there.every(row => row.every(record => given.has(record)))
  if ((isWhole && count === all && given.size === all) || !holdsAll) {
    return cells
  }
  throw new Error(
    `in ${op}: The new grid must hold every node of the current grid once`
  )
}
