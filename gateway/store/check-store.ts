import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'

/** Milliseconds for which an answer counts, however many ask. */
const countsFor = 1000
const livesFor = 10_000

/**
 * Whether the store takes a text and gives it back; fails with
 * `gateway-unreachable` when it does not. Those who ask within a second, or
 * while it has not answered yet, get one answer.
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
