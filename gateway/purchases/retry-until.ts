import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '../core/core.ts'

/** Milliseconds; the first ones are enough for a restart of the store. */
const pauses = [200, 1000, 5000, 20_000, 60_000]
const maxPause = 120_000

/**
 * Retries work that failed because of the store, until `endsAt`. The work must
 * be idempotent.
 */
export async function retryUntil(
  core: Core,
  endsAt: number,
  work: () => Promise<unknown>
): Promise<void> {
  for (let tries = 0; core.now() < endsAt; tries += 1) {
    const pause = pauses[tries] ?? maxPause
    await wait(pause, undefined, { ref: false })
    try {
      await work()
      return
    } catch (error) {
      core.log({ event: 'purchase-not-saved', message: String(error) })
    }
  }
}
