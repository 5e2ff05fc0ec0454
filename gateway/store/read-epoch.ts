import type { Core } from '../core/core.ts'
import { inGroup } from '../core/store.ts'

/**
 * Of the epoch and of all claims: whatever loses a claim must lose the epoch.
 * With a group for each account, a cluster could lose one of several nodes and
 * keep its epoch.
 */
export const epochGroup = 'purchases'

export const epochKey = inGroup(epochGroup, 'epoch')
const tenYears = 10 * 365 * 24 * 3_600_000

/** A random text that stays the same until the store loses its content. */
export async function readEpoch(core: Core): Promise<string> {
  const stored = await core.store.get(epochKey)
  if (stored !== null) return stored
  const created = Buffer.from(core.randomBytes(16)).toString('hex')
  const isClaimed = await core.store.claim(
    epochKey,
    created,
    core.now() + tenYears
  )
  return isClaimed ? created : ((await core.store.get(epochKey)) ?? created)
}
