import type { Core } from '../core.ts'

const leaseLength = 120_000

interface Leased {
  account: string
  attempt: string
  assetIds: readonly string[]
}

/**
 * Takes each asset of an account for one attempt. Answers the asset that
 * another attempt has; then none is taken.
 */
export async function takeLeases(
  core: Core,
  leased: Leased
): Promise<string | null> {
  const { account, attempt, assetIds } = leased
  const endsAt = core.now() + leaseLength
  const taken: string[] = []
  for (const assetId of assetIds) {
    const key = leaseKey(account, assetId)
    const isFree = await core.store.claim(key, attempt, endsAt)
    if (isFree) taken.push(assetId)
    else if ((await core.store.get(key)) !== attempt) {
      await releaseLeases(core, { account, attempt, assetIds: taken })
      return assetId
    }
  }
  return null
}

/** Gives assets back before their time, for other attempts. */
export async function releaseLeases(
  core: Core,
  { account, attempt, assetIds }: Leased
): Promise<void> {
  for (const assetId of assetIds) {
    await core.store.release(leaseKey(account, assetId), attempt)
  }
}

function leaseKey(account: string, assetId: string): string {
  return `lease:${account}:${assetId}`
}
