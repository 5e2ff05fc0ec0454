import type { Core } from '../core.ts'

export const epochKey = 'epoch'
const tenYears = 10 * 365 * 24 * 3_600_000

/** A text that stays the same as long as the store forgets nothing. */
export async function readEpoch(core: Core): Promise<string> {
  const known = await core.store.get(epochKey)
  if (known !== null) return known
  const made = Buffer.from(core.randomBytes(16)).toString('hex')
  const endsAt = core.now() + tenYears
  const isMine = await core.store.claim(epochKey, made, endsAt)
  return isMine ? made : ((await core.store.get(epochKey)) ?? made)
}
