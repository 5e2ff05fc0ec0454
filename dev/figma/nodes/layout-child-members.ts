import { holds } from '../rules/rules.ts'
import { isAutoLayout } from '../model/layout/auto-layout.ts'
import {
  type Choice,
  checkChoice,
  checkPropRange
} from './checks/prop-limits.ts'
import { members } from './handles/define-node.ts'
import { setLayout } from './frame-members.ts'
import { live } from './handles/handle.ts'
import type { NodeRecord } from '../model/record/node-record.ts'

type Positioning = Choice<'layoutPositioning'>

function readPositioning(
  op: string,
  record: NodeRecord,
  value: unknown
): Positioning {
  const mode = checkChoice(op, 'layoutPositioning', value)
  const refuses = holds('layout/absolute-inside-auto-layout')
  if (mode === 'ABSOLUTE' && !isAutoLayout(record.parent) && refuses) {
    throw new Error(
      `in ${op}: Can only set layoutPositioning = ABSOLUTE if the parent node has layoutMode !== NONE`
    )
  }
  return mode
}

/** How a layer behaves inside an auto-layout frame. */
export const layoutChildMembers = members({
  get layoutAlign() {
    return live(this, 'get_layoutAlign').props.layoutAlign
  },
  set layoutAlign(value: Choice<'layoutAlign'>) {
    const name = 'layoutAlign'
    setLayout(this, name, op => checkChoice(op, name, value))
  },
  get layoutGrow() {
    return live(this, 'get_layoutGrow').props.layoutGrow
  },
  set layoutGrow(value: number) {
    const name = 'layoutGrow'
    setLayout(this, name, op => checkPropRange(op, name, value))
  },
  get layoutPositioning() {
    return live(this, 'get_layoutPositioning').props.layoutPositioning
  },
  set layoutPositioning(value: Positioning) {
    setLayout(this, 'layoutPositioning', (op, record) =>
      readPositioning(op, record, value)
    )
  }
})
