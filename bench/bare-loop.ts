/**
 * Milliseconds of some fixed arithmetic, also in a page: the reference for
 * other times of the same run. Engines compile the short function at once but
 * a long loop only after some calls.
 */
export function bareLoop(): number {
  const started = performance.now()
  // Anonymous: tsx wraps named functions in calls that pages do not know.
  const value = Array.from({ length: 5000 }).reduce<number>(before => {
    let next = before
    for (let i = 0; i < 10_000; i++) next = (Math.imul(next, 31) + i) | 0
    return next
  }, 1)
  const time = performance.now() - started
  return value === 0 ? NaN : time
}
