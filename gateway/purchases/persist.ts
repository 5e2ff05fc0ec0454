import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '../core.ts'

/** A store that restarts is back within the first of these. */
const pauses = [200, 1000, 5000, 20_000, 60_000, 120_000]

/**
 * Tries again, for some minutes, what the store has failed to do: it must be
 * safe to repeat.
 */
export async function persist(
  core: Core,
  work: () => Promise<unknown>
): Promise<void> {
  for (const pause of pauses) {
    await wait(pause, undefined, { ref: false })
    try {
      await work()
      return
    } catch (error) {
      core.log({ event: 'purchase-not-stored', message: String(error) })
    }
  }
}
