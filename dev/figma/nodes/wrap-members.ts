import { holds } from '../rules/rules.ts'
import { checkNumber } from './checks/check.ts'
import { type Choice, checkChoice } from './checks/prop-limits.ts'
import { members } from './handles/define-node.ts'
import { setLayout } from './frame-members.ts'
import { live } from './handles/handle.ts'
import type { NodeRecord } from '../model/record/node-record.ts'

type Wrap = Choice<'layoutWrap'>

function readWrap(op: string, record: NodeRecord, value: unknown): Wrap {
  const wrap = checkChoice(op, 'layoutWrap', value)
  if (record.props.layoutMode === 'NONE' && holds('layout/wrap-needs-a-line')) {
    throw new Error(
      `in ${op}: layoutWrap can only be set on layers with layoutMode === "HORIZONTAL" or layoutMode === "VERTICAL"`
    )
  }
  return wrap
}

function readSpacing(op: string, value: unknown): number | null {
  if (value === null) return null
  const spacing = checkNumber(op, 'counterAxisSpacing', value)
  if (spacing < 0 && holds('layout/track-spacing-is-positive')) {
    throw new RangeError(
      `in ${op}: Expected "counterAxisSpacing" to be positive but got ${spacing} instead`
    )
  }
  return spacing
}

function readContent(
  op: string,
  record: NodeRecord,
  value: unknown
): Choice<'counterAxisAlignContent'> {
  const content = checkChoice(op, 'counterAxisAlignContent', value)
  const { layoutWrap } = record.props
  if (layoutWrap !== 'WRAP' && holds('layout/content-of-wraps-only')) {
    throw new Error(
      `in ${op}: counterAxisAlignContent can only be set on layers with layoutWrap === "WRAP"`
    )
  }
  return content
}

/** Auto layout in more than one line. */
export const wrapMembers = members({
  get layoutWrap() {
    return live(this, 'get_layoutWrap').props.layoutWrap
  },
  set layoutWrap(value: Wrap) {
    const name = 'layoutWrap'
    setLayout(this, name, (op, record) => readWrap(op, record, value))
  },
  get counterAxisSpacing(): number | null {
    const { counterAxisSpacing, itemSpacing } = live(
      this,
      'get_counterAxisSpacing'
    ).props
    return counterAxisSpacing ?? itemSpacing
  },
  set counterAxisSpacing(value: number | null) {
    setLayout(this, 'counterAxisSpacing', op => readSpacing(op, value))
  },
  get counterAxisAlignContent() {
    const op = 'get_counterAxisAlignContent'
    return live(this, op).props.counterAxisAlignContent
  },
  set counterAxisAlignContent(value: Choice<'counterAxisAlignContent'>) {
    const name = 'counterAxisAlignContent'
    setLayout(this, name, (op, record) => readContent(op, record, value))
  }
})
