import { checkNumber, checkRange } from './check.ts'
import { holds } from '../core/rules.ts'

const checksRange = holds('paints/values-within-range')

/** A number of a paint, between two limits. */
export function checkWithin(
  op: string,
  at: string,
  value: unknown,
  min: number,
  max: number
): number {
  return checksRange
    ? checkRange(op, at, value, min, max)
    : checkNumber(op, at, value)
}
