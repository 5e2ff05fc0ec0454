/** `start` is of `performance.now()`. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}
