/**
 * Milliseconds of the same arithmetic wherever it runs, also in a page: what
 * other times of the same run are measured against. An engine compiles the
 * short function at once, a long loop only after some calls.
 */
export function bareLoop(): number {
  const started = performance.now()
  // Without a name, which the page would not know what to do with.
  const value = Array.from({ length: 5000 }).reduce<number>(before => {
    let next = before
    for (let i = 0; i < 10_000; i++) next = (Math.imul(next, 31) + i) | 0
    return next
  }, 1)
  const time = performance.now() - started
  return value === 0 ? NaN : time
}
