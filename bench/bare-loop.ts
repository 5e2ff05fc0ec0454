/**
 * Milliseconds of the same arithmetic wherever it runs, also in a page: what
 * other times of the same run are measured against. An engine compiles the
 * short function at once, a long loop only after some calls.
 */
export function bareLoop(): number {
  const step = (value: number): number => {
    let next = value
    for (let i = 0; i < 10_000; i++) next = (Math.imul(next, 31) + i) | 0
    return next
  }
  const started = performance.now()
  let value = 1
  for (let count = 0; count < 5000; count++) value = step(value)
  const time = performance.now() - started
  return value === 0 ? NaN : time
}
