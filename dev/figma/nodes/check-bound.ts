import { checkObject } from './check.ts'

/** Variables are not emulated, so nothing can be bound to one. */
export function checkBound(
  op: string,
  at: string,
  value: unknown
): Record<string, unknown> {
  const bound = checkObject(op, at, value)
  if (Object.keys(bound).length === 0) return {}
  throw new Error(`not emulated: ${at}`)
}
