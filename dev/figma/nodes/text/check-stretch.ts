import { checkNumber } from '../checks/check.ts'
import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Stretch } from './write-format.ts'

/** Throws for a stretch that the text does not have. */
export function checkStretch(
  op: string,
  record: NodeRecord,
  start: unknown,
  end: unknown
): Stretch {
  const { length } = record.props.characters
  const from = checkNumber(op, 'start', start)
  const to = checkNumber(op, 'end', end)
  const whole = Number.isInteger(from) && Number.isInteger(to)
  const inside = whole && from >= 0 && to <= length && from < to
  if (inside || !holds('text/ranges-stay-within-the-text')) {
    return { start: from, end: to }
  }
  throw new RangeError(
    `in ${op}: Range outside of available characters. ` +
      `'start' must be less than node.characters.length and ` +
      `'end' must be less than or equal to node.characters.length`
  )
}
