import { holds } from '../core/rules.ts'
import { checkNumber, checkOneOf } from './check.ts'
import { members } from './define-node.ts'
import { setLayout } from './frame-members.ts'
import { live } from './handle.ts'
import type { NodeRecord } from '../model/node-record.ts'

const wraps = ['NO_WRAP', 'WRAP'] as const
const contents = ['AUTO', 'SPACE_BETWEEN'] as const

type Wrap = (typeof wraps)[number]

function readWrap(op: string, record: NodeRecord, value: unknown): Wrap {
  const wrap = checkOneOf(op, 'layoutWrap', value, wraps)
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
): (typeof contents)[number] {
  const content = checkOneOf(op, 'counterAxisAlignContent', value, contents)
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
  set counterAxisAlignContent(value: (typeof contents)[number]) {
    const name = 'counterAxisAlignContent'
    setLayout(this, name, (op, record) => readContent(op, record, value))
  }
})
