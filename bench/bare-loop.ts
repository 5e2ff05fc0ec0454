/**
 * Milliseconds of the same arithmetic wherever it runs, also in a page: what
 * other times of the same run are measured against.
 */
export function bareLoop(): number {
  const started = performance.now()
  let value = 1
  for (let i = 0; i < 50_000_000; i++) value = (value * 31 + i) | 0
  const time = performance.now() - started
  return value === 0 ? NaN : time
}
