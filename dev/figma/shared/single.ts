import { holds } from '../rules/rules.ts'

const rounds = holds('numbers/of-single-precision')

/** Figma keeps numbers in single precision. */
export const single: (value: number) => number = rounds ? Math.fround : Number

/** A copy of a plain value with all its numbers in single precision. */
export function allSingle<T>(value: T): T {
  return rounds ? (roundedCopy(value) as T) : value // of the same shape
}

function roundedCopy(value: unknown): unknown {
  if (typeof value === 'number') return Math.fround(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(roundedCopy)
  const out: Record<string, unknown> = Object.create(
    Object.getPrototypeOf(value)
  )
  for (const key of Object.keys(value)) {
    out[key] = roundedCopy((value as Record<string, unknown>)[key]) // its own
  }
  return out
}
