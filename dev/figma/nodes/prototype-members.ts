import { checkNumber } from './checks/check.ts'
import { checkChoice } from './checks/prop-limits.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'

function readCount(op: string, value: unknown, most: number): number {
  const count = checkNumber(op, 'numberOfFixedChildren', value)
  const fits = Number.isInteger(count) && count >= 0 && count <= most
  if (fits || !holds('tree/no-more-fixed-children-than-there-are')) return count
  throw new RangeError(
    `in ${op}: Expected "numberOfFixedChildren" to be an integer between 0 and ${most} but got ${count} instead`
  )
}

/** How a frame scrolls and lies over others in a prototype. */
export const prototypeMembers = members({
  get overflowDirection() {
    return live(this, 'get_overflowDirection').props.overflowDirection
  },
  set overflowDirection(value: OverflowDirection) {
    const op = 'set_overflowDirection'
    const record = editable(this, op)
    const direction = checkChoice(op, 'overflowDirection', value)
    setProp(record, 'overflowDirection', direction)
  },
  get numberOfFixedChildren() {
    return live(this, 'get_numberOfFixedChildren').props.numberOfFixedChildren
  },
  set numberOfFixedChildren(value: number) {
    const op = 'set_numberOfFixedChildren'
    const record = editable(this, op)
    const count = readCount(op, value, (record.children || []).length)
    setProp(record, 'numberOfFixedChildren', count)
  },
  get overlayPositionType(): OverlayPositionType {
    live(this, 'get_overlayPositionType')
    return 'CENTER'
  },
  get overlayBackground(): OverlayBackground {
    live(this, 'get_overlayBackground')
    return { type: 'NONE' }
  },
  get overlayBackgroundInteraction(): OverlayBackgroundInteraction {
    live(this, 'get_overlayBackgroundInteraction')
    return 'NONE'
  }
})
