import { checkObject } from './check.ts'

const none = Object.freeze({})

/** Variables are not emulated, so nothing can be bound to one. */
export function checkBound(op: string, at: string, value: unknown): object {
  if (value === undefined) return none
  const bound = checkObject(op, at, value)
  if (Object.keys(bound).length === 0) return none
  throw new Error(`not emulated: ${at}`)
}
