import {
  type Matrix,
  boxAround,
  inverse,
  multiply,
  transformPoint,
  identity,
  singleMatrix
} from '../../shared/matrix.ts'
import { holds } from '../../rules/rules.ts'
import { single } from '../../shared/single.ts'
import {
  absoluteMatrix,
  containerOf,
  isGroup,
  withoutMasked
} from '../geometry/geometry.ts'
import { setProp } from '../edits/history.ts'
import { isSame } from '../record/is-same.ts'
import type { NodeRecord } from '../record/node-record.ts'

const fitsGroups = holds('geometry/groups-fit-what-they-hold')

function moved(matrix: Matrix, x: number, y: number): Matrix {
  const [[a, c], [b, d]] = matrix
  return [
    [a, c, single(x)],
    [b, d, single(y)]
  ]
}

/** Applies a movement to a node; to a group's content with it. */
function transformBy(record: NodeRecord, change: Matrix): void {
  const matrix = multiply(change, record.props.matrix)
  setProp(record, 'matrix', singleMatrix(matrix))
  if (!isGroup(record)) return
  for (const child of record.children || []) transformBy(child, change)
}

/** Relative to the container; a group carries its children along. */
export function setMatrix(record: NodeRecord, matrix: Matrix): void {
  const change = multiply(matrix, inverse(record.props.matrix))
  const [[a, c], [b, d]] = change
  const isMove = a === 1 && b === 0 && c === 0 && d === 1
  if (isGroup(record) && !isMove) transformBy(record, change)
  else if (isGroup(record)) shift(record, change[0][2], change[1][2])
  else setProp(record, 'matrix', singleMatrix(matrix))
}

/** In the page's coordinates, whatever the container. */
export function setAbsoluteMatrix(record: NodeRecord, absolute: Matrix): void {
  const container = containerOf(record)
  const outer = container ? absoluteMatrix(container) : identity
  const matrix = singleMatrix(multiply(inverse(outer), absolute))
  if (!isSame(matrix, record.props.matrix)) setMatrix(record, matrix)
}

function shift(record: NodeRecord, dx: number, dy: number): void {
  const { matrix } = record.props
  setProp(record, 'matrix', moved(matrix, matrix[0][2] + dx, matrix[1][2] + dy))
  if (!isGroup(record)) return
  for (const child of record.children || []) shift(child, dx, dy)
}

/** Relative to the container; turning and size stay. */
export function setPosition(record: NodeRecord, x: number, y: number): void {
  const { matrix } = record.props
  const dx = x - matrix[0][2]
  const dy = y - matrix[1][2]
  // Most items of a layout stay where they are.
  if (dx !== 0 || dy !== 0) shift(record, dx, dy)
}

/** A group is as large as what it holds, in its own turned axes. */
export function fitGroup(group: NodeRecord): void {
  const children = group.children || []
  if (children.length === 0 || !fitsGroups) return
  const turned = moved(group.props.matrix, 0, 0)
  const back = inverse(turned)
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  const isPlain = group.type === 'GROUP'
  for (const child of isPlain ? withoutMasked(children) : children) {
    const { matrix, width, height } = child.props
    const box = boxAround(multiply(back, matrix), width, height)
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  const at = transformPoint(turned, { x: left, y: top })
  setProp(group, 'matrix', moved(turned, at.x, at.y))
  setProp(group, 'width', right - left)
  setProp(group, 'height', bottom - top)
}
