import { assertOverridable } from './handles/assert-overridable.ts'
import { checkKeys, checkNumber, checkObject } from './checks/check.ts'
import {
  type Choice,
  checkChoice,
  checkPropRange
} from './checks/prop-limits.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { rangeOf } from './checks/range-of.ts'
import { setProp } from '../model/edits/history.ts'

const checkRadius = rangeOf(holds('shapes/radii-of-stars-and-arcs'))
const fewestPoints = 3

/** POLYGON and STAR. */
export const pointMembers = members({
  get pointCount() {
    return live(this, 'get_pointCount').props.pointCount
  },
  set pointCount(value: number) {
    const op = 'set_pointCount'
    const record = editable(this, op)
    const count = checkNumber(op, 'pointCount', value)
    const enough = Number.isInteger(count) && count >= fewestPoints
    if (!enough && holds('shapes/three-points-or-more')) {
      throw new RangeError(
        `in ${op}: Expected "pointCount" to be an integer >= ${fewestPoints} but got ${count} instead`
      )
    }
    assertOverridable(op, record)
    setProp(record, 'pointCount', count)
  }
})

export const starMembers = members({
  get innerRadius() {
    return live(this, 'get_innerRadius').props.innerRadius
  },
  set innerRadius(value: number) {
    const op = 'set_innerRadius'
    const record = editable(this, op)
    const radius = checkPropRange(op, 'innerRadius', value, checkRadius)
    assertOverridable(op, record)
    setProp(record, 'innerRadius', radius)
  }
})

export function readArc(op: string, value: unknown): ArcData {
  const arc = checkObject(op, 'arcData', value)
  const names = ['startingAngle', 'endingAngle', 'innerRadius']
  checkKeys(op, 'arcData', arc, names)
  const radius = arc['innerRadius']
  return Object.freeze({
    startingAngle: checkNumber(op, 'startingAngle', arc['startingAngle']),
    endingAngle: checkNumber(op, 'endingAngle', arc['endingAngle']),
    innerRadius: checkRadius(op, 'innerRadius', radius, 0, 1)
  })
}

export const ellipseMembers = members({
  get arcData() {
    return live(this, 'get_arcData').props.arcData
  },
  set arcData(value: ArcData) {
    const op = 'set_arcData'
    const arc = readArc(op, value)
    const record = editable(this, op)
    assertOverridable(op, record)
    setProp(record, 'arcData', arc)
  }
})

export const booleanMembers = members({
  get booleanOperation() {
    return live(this, 'get_booleanOperation').props.booleanOperation
  },
  set booleanOperation(value: Choice<'booleanOperation'>) {
    const op = 'set_booleanOperation'
    const record = editable(this, op)
    const kind = checkChoice(op, 'booleanOperation', value)
    assertOverridable(op, record)
    setProp(record, 'booleanOperation', kind)
  }
})
