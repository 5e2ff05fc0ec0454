/** NaN and infinities are none. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

export function numberOr(value: unknown, fallback: number): number {
  return isNumber(value) ? value : fallback
}
