import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '../core/core.ts'

/** A store that restarts is back within the first of these. */
const pauses = [200, 1000, 5000, 20_000, 60_000]
const longestPause = 120_000

/**
 * Retries work that the store has failed to do, until that time. The work must
 * be safe to repeat.
 */
export async function persist(
  core: Core,
  endsAt: number,
  work: () => Promise<unknown>
): Promise<void> {
  for (let tries = 0; core.now() < endsAt; tries += 1) {
    const pause = pauses[tries] ?? longestPause
    await wait(pause, undefined, { ref: false })
    try {
      await work()
      return
    } catch (error) {
      core.log({ event: 'purchase-not-stored', message: String(error) })
    }
  }
}
