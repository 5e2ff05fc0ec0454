import {
  type Matrix,
  withoutScale,
  rotated,
  rotationOf
} from '../shared/matrix.ts'
import { holds } from '../rules/rules.ts'
import { allSingle, single } from '../shared/single.ts'
import { assertOverridable } from './handles/assert-overridable.ts'
import { isAutoLayout, isPlaced } from '../model/layout/auto-layout.ts'
import { checkNumber } from './checks/check.ts'
import { checkConstraints, checkTransform } from './checks/check-shape.ts'
import { members } from './handles/define-node.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import { absoluteBox, absoluteMatrix } from '../model/geometry/geometry.ts'
import { setMatrix, setPosition } from '../model/layout/place-layer.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { resizeRecord, settleParents } from '../model/layout/resize.ts'

const smallest = 0.01

function copyOf(matrix: Matrix): Matrix {
  return [
    [matrix[0][0], matrix[0][1], matrix[0][2]],
    [matrix[1][0], matrix[1][1], matrix[1][2]]
  ]
}

function checkSide(
  op: string,
  side: 'width' | 'height',
  value: unknown
): number {
  const size = checkNumber(op, side, value)
  if (size >= single(smallest) || !holds('geometry/sizes-of-a-hundredth'))
    return size
  throw new RangeError(
    `in ${op}: Expected "${side}" to be at least ${smallest} but got ${size} instead`
  )
}

function checkHeight(op: string, record: NodeRecord, value: unknown): number {
  if (record.type !== 'LINE') return checkSide(op, 'height', value)
  const height = checkNumber(op, 'height', value)
  if (height !== 0 && holds('geometry/lines-have-no-height')) {
    throw new Error(`in ${op}: The height of a line must be 0`)
  }
  return height
}

function resize(
  handle: Handle,
  op: string,
  width: unknown,
  height: unknown,
  constraints: boolean
): void {
  const record = editable(handle, op)
  const wide = checkSide(op, 'width', width)
  const tall = checkHeight(op, record, height)
  assertOverridable(op, record)
  if (isAutoLayout(record) && holds('layout/resizing-fixes-the-size')) {
    setProp(record, 'primaryAxisSizingMode', 'FIXED')
    setProp(record, 'counterAxisSizingMode', 'FIXED')
  }
  resizeRecord(record, wide, tall, constraints)
  settleParents(record)
}

function move(handle: Handle, axis: 'x' | 'y', value: unknown): void {
  const op = `set_${axis}`
  const at = checkNumber(op, axis, value)
  const record = editable(handle, op)
  assertOverridable(op, record)
  if (isPlaced(record)) return
  const [[, , x], [, , y]] = record.props.matrix
  setPosition(record, axis === 'x' ? at : x, axis === 'y' ? at : y)
  settleParents(record)
}

function assertInvertible(op: string, [[a, c], [b, d]]: Matrix): void {
  if (a * d - b * c !== 0) return
  if (!holds('hostile-values/transforms-can-be-inverted')) return
  throw new Error(`in ${op}: Expected "relativeTransform" to be invertible`)
}

/** The place of a node, and its size. */
export const placeMembers = members({
  get x() {
    return live(this, 'get_x').props.matrix[0][2]
  },
  set x(value: number) {
    move(this, 'x', value)
  },
  get y() {
    return live(this, 'get_y').props.matrix[1][2]
  },
  set y(value: number) {
    move(this, 'y', value)
  },
  get width() {
    return live(this, 'get_width').props.width
  },
  get height() {
    return live(this, 'get_height').props.height
  },
  get relativeTransform() {
    return freezeDeep(copyOf(live(this, 'get_relativeTransform').props.matrix))
  },
  set relativeTransform(value: Matrix) {
    const op = 'set_relativeTransform'
    const given = checkTransform(op, 'relativeTransform', value)
    assertInvertible(op, given)
    const record = editable(this, op)
    assertOverridable(op, record)
    const matrix = holds('geometry/transforms-hold-no-scale')
      ? withoutScale(given)
      : given
    if (isPlaced(record)) {
      matrix[0][2] = record.props.matrix[0][2]
      matrix[1][2] = record.props.matrix[1][2]
    }
    setMatrix(record, matrix)
    settleParents(record)
  },
  get absoluteTransform() {
    return freezeDeep(
      allSingle(copyOf(absoluteMatrix(live(this, 'get_absoluteTransform'))))
    )
  },
  get absoluteBoundingBox() {
    const box = absoluteBox(live(this, 'get_absoluteBoundingBox'))
    return Object.freeze(allSingle(box))
  }
})

/** The members of nodes that can be resized. */
export const sizeMembers = members({
  resize(width: number, height: number) {
    resize(this, 'resize', width, height, true)
  }
})

export const looseSizeMembers = members({
  resizeWithoutConstraints(width: number, height: number) {
    const follows = !holds('geometry/without-constraints-children-stay')
    resize(this, 'resizeWithoutConstraints', width, height, follows)
  }
})

export const rotationMembers = members({
  get rotation() {
    return rotationOf(live(this, 'get_rotation').props.matrix)
  },
  set rotation(value: number) {
    const degrees = checkNumber('set_rotation', 'rotation', value)
    const record = editable(this, 'set_rotation')
    assertOverridable('set_rotation', record)
    setMatrix(record, rotated(record.props.matrix, degrees))
    settleParents(record)
  }
})

export const constraintMembers = members({
  get constraints() {
    return live(this, 'get_constraints').props.constraints
  },
  set constraints(value: Constraints) {
    const op = 'set_constraints'
    const checked = checkConstraints(op, value)
    const record = editable(this, op)
    assertOverridable(op, record)
    setProp(record, 'constraints', freezeDeep(checked))
  }
})
