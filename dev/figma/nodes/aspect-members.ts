import { checkBoolean } from './checks/check.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'

function lock(op: string, record: NodeRecord): void {
  const { width, height, textAutoResize } = record.props
  const grows = record.type === 'TEXT' && textAutoResize !== 'NONE'
  if (grows && holds('layout/growing-text-has-no-proportions')) {
    throw new Error(
      `in ${op}: Cannot lock the aspect ratio of auto-resizing text`
    )
  }
  setProp(record, 'targetAspectRatio', Object.freeze({ x: width, y: height }))
}

export const aspectMembers = members({
  get targetAspectRatio() {
    const { targetAspectRatio } = live(this, 'get_targetAspectRatio').props
    return targetAspectRatio && Object.freeze({ ...targetAspectRatio })
  },
  lockAspectRatio() {
    const op = 'lockAspectRatio'
    lock(op, editable(this, op))
  },
  unlockAspectRatio() {
    setProp(editable(this, 'unlockAspectRatio'), 'targetAspectRatio', null)
  }
})

/** The older name for the same. */
export const proportionMembers = members({
  get constrainProportions() {
    const { targetAspectRatio } = live(this, 'get_constrainProportions').props
    return targetAspectRatio !== null
  },
  set constrainProportions(value: boolean) {
    const op = 'set_constrainProportions'
    const record = editable(this, op)
    if (checkBoolean(op, 'constrainProportions', value)) lock(op, record)
    else setProp(record, 'targetAspectRatio', null)
  }
})
