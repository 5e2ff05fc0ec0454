import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'

/** Milliseconds for which the result of a check is reused. */
const resultLifetime = 1000
const entryLifetime = 10_000

/**
 * Checks that the store returns a text that was written to it; rejects with
 * `gateway-unreachable` if it does not. Calls within a second, or during a
 * check, share one check.
 */
export function createStoreCheck(core: Core): () => Promise<void> {
  // Other instances may write at the same time.
  const key = `ready:${Buffer.from(core.randomBytes(8)).toString('hex')}`
  let last: { at: number; result: Promise<void> } | null = null
  let isRunning = false

  async function check(): Promise<void> {
    isRunning = true
    try {
      const text = Buffer.from(core.randomBytes(16)).toString('hex')
      await core.store.set(key, text, core.now() + entryLifetime)
      if ((await core.store.get(key)) === text) return
      throw new ClearedError(
        'gateway-unreachable',
        'The store of the gateway does not return what was written.'
      )
    } finally {
      isRunning = false
    }
  }

  return () => {
    const at = core.now()
    const isRecent = last && Math.abs(at - last.at) < resultLifetime
    if (!last || !(isRunning || isRecent)) last = { at, result: check() }
    return last.result
  }
}
