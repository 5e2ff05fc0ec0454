import type { Matrix } from '../core/host.ts'
import { isPlaced } from '../model/auto-layout.ts'
import { checkBoolean, checkNumber } from './check.ts'
import { checkConstraints, checkTransform } from './check-shape.ts'
import { members } from './define-node.ts'
import { freezeDeep } from '../model/freeze-deep.ts'
import {
  absoluteBox,
  absoluteMatrix,
  setMatrix,
  setPosition
} from '../model/geometry.ts'
import { type Handle, editable, live } from './handle.ts'
import { setProp } from '../model/history.ts'
import { rotated, rotationOf, withoutScale } from '../model/matrix.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { resizeRecord, settleParents } from '../model/resize.ts'
import { isSublayer } from '../model/tree.ts'

const smallest = 0.01

function copyOf(matrix: Matrix): Matrix {
  return [
    [matrix[0][0], matrix[0][1], matrix[0][2]],
    [matrix[1][0], matrix[1][1], matrix[1][2]]
  ]
}

/** Throws for a layer inside an instance, in Figma’s words. */
export function assertOverridable(op: string, record: NodeRecord): void {
  if (!isSublayer(record)) return
  throw new Error(`in ${op}: This property cannot be overriden on an instance`)
}

/** A node whose place may be written; false where the parent decides. */
function movable(handle: Handle, op: string): NodeRecord | null {
  const record = editable(handle, op)
  assertOverridable(op, record)
  return isPlaced(record) ? null : record
}

function resize(
  handle: Handle,
  op: string,
  width: unknown,
  height: unknown,
  constraints: boolean
): void {
  const record = editable(handle, op)
  const wide = checkNumber(op, 'width', width)
  const tall = checkNumber(op, 'height', height)
  assertOverridable(op, record)
  if (record.type === 'LINE') {
    if (tall !== 0) throw new Error(`in ${op}: The height of a line must be 0`)
  } else if (tall < smallest) {
    throw new RangeError(
      `in ${op}: Expected "height" to be at least ${smallest} but got ${tall} instead`
    )
  }
  if (wide < smallest) {
    throw new RangeError(
      `in ${op}: Expected "width" to be at least ${smallest} but got ${wide} instead`
    )
  }
  resizeRecord(record, wide, tall, constraints)
  settleParents(record)
}

/** Where a node is and how large. */
export const placeMembers = members({
  get x() {
    return live(this, 'get_x').props.matrix[0][2]
  },
  set x(value: number) {
    const x = checkNumber('set_x', 'x', value)
    const record = movable(this, 'set_x')
    if (!record) return
    setPosition(record, x, record.props.matrix[1][2])
    settleParents(record)
  },
  get y() {
    return live(this, 'get_y').props.matrix[1][2]
  },
  set y(value: number) {
    const y = checkNumber('set_y', 'y', value)
    const record = movable(this, 'set_y')
    if (!record) return
    setPosition(record, record.props.matrix[0][2], y)
    settleParents(record)
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
    const matrix = checkTransform(op, 'relativeTransform', value)
    const record = movable(this, op)
    if (!record) return
    setMatrix(record, withoutScale(matrix))
    settleParents(record)
  },
  get absoluteTransform() {
    return freezeDeep(
      copyOf(absoluteMatrix(live(this, 'get_absoluteTransform')))
    )
  },
  get absoluteBoundingBox() {
    return Object.freeze(absoluteBox(live(this, 'get_absoluteBoundingBox')))
  },
  resize(width: number, height: number) {
    resize(this, 'resize', width, height, true)
  },
  resizeWithoutConstraints(width: number, height: number) {
    resize(this, 'resizeWithoutConstraints', width, height, false)
  }
})

/** Rotation and proportions; sections have none. */
export const layoutMembers = members({
  get rotation() {
    return rotationOf(live(this, 'get_rotation').props.matrix)
  },
  set rotation(value: number) {
    const degrees = checkNumber('set_rotation', 'rotation', value)
    const record = editable(this, 'set_rotation')
    assertOverridable('set_rotation', record)
    setMatrix(record, rotated(record.props.matrix, degrees))
    settleParents(record)
  },
  get constrainProportions() {
    const { targetAspectRatio } = live(this, 'get_constrainProportions').props
    return targetAspectRatio !== null
  },
  set constrainProportions(value: boolean) {
    const op = 'set_constrainProportions'
    const record = editable(this, op)
    const on = checkBoolean(op, 'constrainProportions', value)
    const { width, height } = record.props
    setProp(record, 'targetAspectRatio', on ? { x: width, y: height } : null)
  }
})

export const aspectMembers = members({
  get targetAspectRatio() {
    const { targetAspectRatio } = live(this, 'get_targetAspectRatio').props
    return targetAspectRatio && Object.freeze({ ...targetAspectRatio })
  },
  lockAspectRatio() {
    const record = editable(this, 'lockAspectRatio')
    const { width, height } = record.props
    setProp(record, 'targetAspectRatio', { x: width, y: height })
  },
  unlockAspectRatio() {
    setProp(editable(this, 'unlockAspectRatio'), 'targetAspectRatio', null)
  }
})

export const constraintMembers = members({
  get constraints() {
    return live(this, 'get_constraints').props.constraints
  },
  set constraints(value: Constraints) {
    const record = editable(this, 'set_constraints')
    const checked = checkConstraints('set_constraints', value)
    setProp(record, 'constraints', freezeDeep(checked))
  }
})
