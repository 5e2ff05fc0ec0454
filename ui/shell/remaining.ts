/** Progress at a point in time. */
export interface Step {
  /** Milliseconds since 1970. */
  at: number
  done: number
  total: number
}

/** Fewer steps give no estimate. */
const minSteps = 3
const minTime = 3000

/** The pace changes, so old steps are ignored. */
const maxSteps = 10

/** Seconds until everything is done, by the pace of the latest steps. */
export function remaining(steps: readonly Step[]): number | null {
  const [first] = steps
  const [from] = steps.slice(-maxSteps)
  const last = steps.at(-1)
  if (!first || !from || !last || steps.length <= minSteps) return null
  if (last.at - first.at < minTime || last.done >= last.total) return null
  const pace = (last.at - from.at) / (last.done - from.done)
  return Math.max(1, Math.ceil(((last.total - last.done) * pace) / 1000))
}
