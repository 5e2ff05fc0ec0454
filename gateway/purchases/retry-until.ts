import { once } from 'node:events'
import type { Core } from '../core/core.ts'
import { timeLimitOf } from '../service/call-service.ts'

/** Milliseconds; the first pauses are enough for a restart of the store. */
const firstPause = 200
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
    const pause = Math.min(firstPause * 5 ** tries, maxPause)
    await once(timeLimitOf(core, pause), 'abort')
    try {
      await work()
      return
    } catch (error) {
      core.log({ event: 'purchase-not-saved', message: String(error) })
    }
  }
}
