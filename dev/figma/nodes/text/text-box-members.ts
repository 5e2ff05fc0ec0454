import { checkBoolean, checkNumber } from '../checks/check.ts'
import { type Choice, checkChoice } from '../checks/prop-limits.ts'
import { textRecord } from './check-font.ts'
import { holds } from '../../rules/rules.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, live } from '../handles/handle.ts'
import { setProp } from '../../model/edits/history.ts'
import type { Props } from '../../model/record/node-record.ts'
import { redraw } from './write-format.ts'

const choices = [
  'textAlignHorizontal',
  'textAlignVertical',
  'textTruncation',
  'leadingTrim'
] as const
const switches = ['hangingPunctuation', 'hangingList'] as const

type BoxChoice = (typeof choices)[number]
type Switch = (typeof switches)[number]
type Choices = { [K in BoxChoice]: Choice<K> }

function write<K extends keyof Props>(
  handle: Handle,
  key: K,
  value: Props[K]
): void {
  const record = textRecord(handle, `set_${key}`)
  setProp(record, key, value)
  redraw(record)
}

function member(
  key: BoxChoice | Switch,
  check: (op: string, value: unknown) => never
): PropertyDescriptor & ThisType<Handle> {
  return {
    enumerable: true,
    get() {
      return live(this, `get_${key}`).props[key]
    },
    set(value: unknown) {
      write(this, key, check(`set_${key}`, value))
    }
  }
}

const box: object = {}
for (const key of choices) {
  const check = (op: string, value: unknown): never =>
    checkChoice(op, key, value) as never // the key's own
  Object.defineProperty(box, key, member(key, check))
}
for (const key of switches) {
  const check = (op: string, value: unknown): never =>
    checkBoolean(op, key, value) as never // both are booleans
  Object.defineProperty(box, key, member(key, check))
}

/** How the whole text lies in its box. */
export const textChoiceMembers = members(
  box as Choices & { [K in Switch]: boolean } // what the loops above define
)

function checkMaxLines(op: string, value: unknown): number | null {
  if (value === null) return null
  const lines = checkNumber(op, 'maxLines', value)
  const isCount = Number.isInteger(lines) && lines >= 1
  if (isCount || !holds('text/max-lines-at-least-1')) return lines
  throw new RangeError(
    `in ${op}: Expected "maxLines" to be an integer >= 1 but got ${lines} instead`
  )
}

export const textBoxMembers = members({
  get textAutoResize() {
    return live(this, 'get_textAutoResize').props.textAutoResize
  },
  set textAutoResize(value: Choice<'textAutoResize'>) {
    const op = 'set_textAutoResize'
    const mode = checkChoice(op, 'textAutoResize', value)
    // Figma: the old name of a fixed size with an ellipsis.
    if (mode === 'TRUNCATE') write(this, 'textTruncation', 'ENDING')
    write(this, 'textAutoResize', mode)
  },
  get maxLines() {
    return live(this, 'get_maxLines').props.maxLines
  },
  set maxLines(value: number | null) {
    write(this, 'maxLines', checkMaxLines('set_maxLines', value))
  }
})
