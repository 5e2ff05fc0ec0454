import { holds } from '../rules/rules.ts'
import { checkNumber } from './checks/check.ts'
import { members } from './handles/define-node.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { limitRecord } from '../model/layout/resize.ts'

type Limit = 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight'

function setLimit(handle: Handle, limit: Limit, value: unknown): void {
  const op = `set_${limit}`
  const record = editable(handle, op)
  const size = value === null ? null : checkNumber(op, limit, value)
  if (size !== null && size <= 0 && holds('layout/limits-are-positive')) {
    throw new RangeError(
      `in ${op}: Expected "${limit}" to be positive but got ${size} instead`
    )
  }
  setProp(record, limit, size)
  limitRecord(record)
}

/** The least and largest size that auto layout gives a layer. */
export const limitMembers = members({
  get minWidth() {
    return live(this, 'get_minWidth').props.minWidth
  },
  set minWidth(value: number | null) {
    setLimit(this, 'minWidth', value)
  },
  get maxWidth() {
    return live(this, 'get_maxWidth').props.maxWidth
  },
  set maxWidth(value: number | null) {
    setLimit(this, 'maxWidth', value)
  },
  get minHeight() {
    return live(this, 'get_minHeight').props.minHeight
  },
  set minHeight(value: number | null) {
    setLimit(this, 'minHeight', value)
  },
  get maxHeight() {
    return live(this, 'get_maxHeight').props.maxHeight
  },
  set maxHeight(value: number | null) {
    setLimit(this, 'maxHeight', value)
  }
})
