/** The default font size in pixels. */
export const usualSize = 16

/** CSS pixels in each unit. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: usualSize,
  rem: usualSize,
  ex: usualSize / 2
}

const number = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*|%)\s*$/i

/** A length in pixels; a percentage is a part of `whole`. NaN for no length. */
export function lengthOf(text: string | undefined, whole = NaN): number {
  const [, digits, unit = ''] = number.exec(text ?? '') ?? []
  if (digits === undefined) return NaN
  if (unit === '%') return (Number(digits) / 100) * whole
  return Number(digits) * (units[unit.toLowerCase()] ?? NaN)
}

/** The same, with a default for no length. */
export function lengthOr(
  fallback: number,
  text: string | undefined,
  whole?: number
): number {
  const length = lengthOf(text, whole)
  return Number.isFinite(length) ? length : fallback
}

/** All the numbers of a list. */
export function numbersOf(text: string | undefined): number[] {
  const found = (text ?? '').match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)
  return (found ?? []).map(Number)
}
