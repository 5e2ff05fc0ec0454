import { holds } from '../../rules/rules.ts'
import { setProp } from '../../model/edits/history.ts'
import { checkBoolean } from '../checks/check.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, editable, live } from '../handles/handle.ts'

export const slideMembers = members({
  get isSkippedSlide() {
    return live(this, 'get_isSkippedSlide').props.isSkippedSlide
  },
  set isSkippedSlide(value: boolean) {
    const op = 'set_isSkippedSlide'
    const record = editable(this, op)
    setProp(record, 'isSkippedSlide', checkBoolean(op, 'isSkippedSlide', value))
  }
})

/** Figma: the grid is there once, and its copies are not. */
export const gridCloneMembers = members({
  clone(): Handle {
    live(this, 'clone')
    if (!holds('canvas-grid/there-is-one-grid')) return this
    throw new Error('in clone: A SLIDE_GRID node cannot be cloned')
  }
})
