import { checkNumber, checkOneOf } from './checks/check.ts'
import { assertOverridable } from './handles/assert-overridable.ts'
import { holds } from '../rules/rules.ts'
import { allSingle, single } from '../shared/single.ts'
import { members } from './handles/define-node.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import type { Axis } from '../model/layout/layout-axes.ts'
import {
  type Sizing,
  setSizing,
  sizingOf
} from '../model/layout/layout-sizing.ts'
import { renderBounds } from '../model/shapes/render-bounds.ts'
import { rescaleRecord } from '../model/layout/rescale.ts'
import { relayout, settleParents } from '../model/layout/resize.ts'

const sizings = ['FIXED', 'HUG', 'FILL'] as const
const smallestScale = 0.01

function write(handle: Handle, name: string, axis: Axis, value: unknown): void {
  const op = `set_${name}`
  const record = editable(handle, op)
  setSizing(op, record, axis, checkOneOf(op, name, value, sizings))
  relayout(record)
}

/** Sizing in auto layout, and the drawn bounds. */
export const sizingMembers = members({
  get layoutSizingHorizontal() {
    return sizingOf(live(this, 'get_layoutSizingHorizontal'), 'x')
  },
  set layoutSizingHorizontal(value: Sizing) {
    write(this, 'layoutSizingHorizontal', 'x', value)
  },
  get layoutSizingVertical() {
    return sizingOf(live(this, 'get_layoutSizingVertical'), 'y')
  },
  set layoutSizingVertical(value: Sizing) {
    write(this, 'layoutSizingVertical', 'y', value)
  },
  get absoluteRenderBounds() {
    const bounds = renderBounds(live(this, 'get_absoluteRenderBounds'))
    return bounds && Object.freeze(allSingle(bounds))
  }
})

export const rescaleMembers = members({
  rescale(scale: number) {
    const op = 'rescale'
    const record = editable(this, op)
    const factor = checkNumber(op, 'scale', scale)
    assertOverridable(op, record)
    if (
      factor < single(smallestScale) &&
      holds('geometry/scale-of-a-hundredth')
    ) {
      throw new RangeError(
        `in ${op}: Expected "scale" to be at least ${smallestScale} but got ${factor} instead`
      )
    }
    rescaleRecord(record, factor)
    settleParents(record)
  }
})
