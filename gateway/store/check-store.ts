import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'

/** Milliseconds for which a check counts. */
const countsFor = 1000
const livesFor = 10_000

/**
 * Checks that the store returns a text it was given; fails with
 * `gateway-unreachable` when it does not. Calls within a second, or during a
 * check, share one check.
 */
export function createStoreCheck(core: Core): () => Promise<void> {
  // Of this instance: another may write at the same time.
  const key = `ready:${Buffer.from(core.randomBytes(8)).toString('hex')}`
  let last: { at: number; answer: Promise<void> } | null = null
  let isOpen = false

  async function check(): Promise<void> {
    isOpen = true
    try {
      const text = Buffer.from(core.randomBytes(16)).toString('hex')
      await core.store.set(key, text, core.now() + livesFor)
      if ((await core.store.get(key)) === text) return
      throw new ClearedError(
        'gateway-unreachable',
        'The store of the gateway does not keep what it takes.'
      )
    } finally {
      isOpen = false
    }
  }

  return () => {
    const at = core.now()
    const counts = last && Math.abs(at - last.at) < countsFor
    if (!last || !(isOpen || counts)) last = { at, answer: check() }
    return last.answer
  }
}
