import { assetKey } from '../../../contract/asset-key.ts'
import { claimedAsset } from '../../../contract/records.ts'
import type { Claim } from '../../../contract/records.ts'
import { platform } from '../../platform/platform.ts'
import { deleteFileRecords } from '../../records/save-file-records.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import { loadJournal, openEntries } from './journal.ts'
import { claimIdOf, seemsActive } from './claim-holder.ts'
import type { Person } from './person.ts'
import { isOpen } from './step.ts'

/** Plans of this machine. */
const plans = new Set<string>()

/**
 * Plans whose run ended in this window, and claims whose purchase was saved: no
 * window is about to send them.
 */
const unneeded = new Set<string>()

/**
 * Removes the claims of these and of earlier plans. While a purchase is open,
 * or its license is in no ledger, only the claim warns others. While another
 * window may be about to send a purchase, only that window may remove its
 * claim.
 */
export async function dropClaims(
  { userId, userName }: Person,
  planIds: readonly string[] = [],
  isOver = false
): Promise<void> {
  for (const id of planIds) {
    plans.add(id)
    if (isOver) unneeded.add(id)
  }
  noteSaved(userId)
  if (plans.size === 0) return
  try {
    const { records } = await loadFileRecords('claim')
    const own = records.filter(
      ({ attempt, who }) => plans.has(attempt) && who === userName
    )
    if (own.length === 0) return
    // Another window may have sent a purchase for its claim.
    await loadJournal()
    const open = noteSaved(userId)
    const now = platform().now()
    const over = own.filter(
      claim =>
        !open.includes(assetKey(claimedAsset(claim))) && !mayLeave(claim, now)
    )
    const ids = over.map(({ id }) => id)
    await deleteFileRecords('claim', ids)
  } catch {
    // Others are asked about it, and a purchase must be finished.
  }
}

/** Returns the keys of assets whose purchases are not over. */
function noteSaved(userId: string): string[] {
  const entries = openEntries(userId)
  for (const entry of entries) {
    const { plan } = entry
    if (plan === undefined) continue
    plans.add(plan)
    unneeded.add(claimIdOf(plan, entry))
  }
  return entries
    .filter(entry => isOpen(entry) || entry.state === 'paid')
    .map(assetKey)
}

/** An active run renews its claims before they expire. */
function mayLeave(claim: Claim, now: number): boolean {
  const isUnneeded = unneeded.has(claim.attempt) || unneeded.has(claim.id)
  return !isUnneeded && seemsActive(claim, now)
}
