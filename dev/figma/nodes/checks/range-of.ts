import { checkNumber, checkRange } from './check.ts'

/** Reads a number that must lie between two limits. */
export type RangeCheck = (
  op: string,
  at: string,
  value: unknown,
  min: number,
  max: number
) => number

/** The check of a rule’s numbers; without the rule any number will do. */
export function rangeOf(isEnforced: boolean): RangeCheck {
  return isEnforced ? checkRange : (op, at, value) => checkNumber(op, at, value)
}
