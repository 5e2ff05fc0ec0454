/** How far something was, and when. */
export interface Step {
  /** Milliseconds since 1970. */
  at: number
  done: number
  total: number
}

/** Before that, nobody can say. */
const leastSteps = 3
const leastTime = 3000

/** A pace changes: what was long ago says little. */
const mostSteps = 10

/** Seconds until all of it is done, by the pace of the latest steps. */
export function remaining(steps: readonly Step[]): number | null {
  const [first] = steps
  const [from] = steps.slice(-mostSteps)
  const last = steps.at(-1)
  if (!first || !from || !last || steps.length <= leastSteps) return null
  if (last.at - first.at < leastTime || last.done >= last.total) return null
  const pace = (last.at - from.at) / (last.done - from.done)
  return Math.max(1, Math.ceil(((last.total - last.done) * pace) / 1000))
}
