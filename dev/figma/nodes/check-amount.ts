import { checkNumber, checkRange } from './check.ts'
import { holds } from '../core/rules.ts'

const checksRange = holds('effects/values-within-range')

/** A number of an effect, between two limits. */
export function checkAmount(
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
