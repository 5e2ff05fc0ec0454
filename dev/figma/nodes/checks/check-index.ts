import type { NodeRecord } from '../../model/record/node-record.ts'
import { holds } from '../../rules/rules.ts'
import { checkNumber } from './check.ts'

/** A place among the children of a parent; the last one when none is given. */
export function checkIndex(
  op: string,
  parent: NodeRecord,
  index: unknown
): number {
  const size = (parent.children || []).length
  if (index === undefined) return size
  const at = checkNumber(op, 'index', index)
  const isPlace = at >= 0 && at <= size && Number.isInteger(at)
  if (!isPlace && holds('tree/insert-among-the-siblings')) {
    throw new Error(
      `in ${op}: Cannot insert node at index greater than the number of existing siblings`
    )
  }
  return at
}
