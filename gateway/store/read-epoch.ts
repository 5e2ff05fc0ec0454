import type { Core } from '../core/core.ts'

const key = 'epoch'
const tenYears = 10 * 365 * 24 * 3_600_000

/** A text that stays the same as long as the store forgets nothing. */
export async function readEpoch(core: Core): Promise<string> {
  const known = await core.store.get(key)
  if (known !== null) return known
  const made = Buffer.from(core.randomBytes(16)).toString('hex')
  const isMine = await core.store.claim(key, made, core.now() + tenYears)
  return isMine ? made : ((await core.store.get(key)) ?? made)
}
