import type { Core } from '../core/core.ts'

const key = 'epoch'
const tenYears = 10 * 365 * 24 * 3_600_000

/** A random text that stays the same until the store loses its content. */
export async function readEpoch(core: Core): Promise<string> {
  const stored = await core.store.get(key)
  if (stored !== null) return stored
  const created = Buffer.from(core.randomBytes(16)).toString('hex')
  const isClaimed = await core.store.claim(key, created, core.now() + tenYears)
  return isClaimed ? created : ((await core.store.get(key)) ?? created)
}
