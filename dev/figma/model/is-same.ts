import { toJson } from '../core/to-json.ts'

/** Whether two values of a node say the same, told by what they hold. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const plain = typeof one === 'object' && typeof other === 'object'
  return plain && toJson(one) === toJson(other)
}
