import { holds } from '../../rules/rules.ts'
import { setPosition } from './place-layer.ts'
import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** Figma: around the grid and between what lies in it, in pixels. */
const gap = 240

const followsContent = holds('canvas-grid/follows-what-it-holds')

function arrangeRow(row: NodeRecord, top: number): void {
  let left = 0
  let height = 0
  for (const cell of row.children || []) {
    setPosition(cell, left, 0)
    left += cell.props.width + gap
    height = Math.max(height, cell.props.height)
  }
  setPosition(row, gap, top)
  setProp(row, 'width', Math.max(0, left - gap))
  setProp(row, 'height', height)
}

/** Lays rows below each other, and what they hold side by side. */
export function arrangeGrid(grid: NodeRecord): void {
  if (!followsContent) return
  let top = gap
  let width = 0
  for (const row of grid.children || []) {
    arrangeRow(row, top)
    top += row.props.height + gap
    width = Math.max(width, row.props.width)
  }
  setProp(grid, 'width', width + 2 * gap)
  setProp(grid, 'height', top)
}

/** Arranges the whole grid that a row or a grid belongs to. */
export function arrangeAround(record: NodeRecord): void {
  const grid = record.type === 'SLIDE_ROW' ? record.parent : record
  if (grid) arrangeGrid(grid)
}
