import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { isCompLicense } from '../../holdings/license-names.ts'

/**
 * The licenses that can have come of a purchase, the likeliest first: of its
 * asset, not there before, of its subscription, and nobody else's. Whatever
 * names the attempt is of it. More than one is an incident. `taken` has the
 * numbers that are known to be those of others.
 */
export function findLicenses(
  { assetId, attempt, baseline, subscriptionId }: JournalEntry,
  history: readonly License[],
  taken: ReadonlySet<string>
): License[] {
  // Copied by the filter; the history is newest first.
  const found = history.filter(
    one =>
      one.assetId === assetId &&
      !baseline.includes(one.id) &&
      !taken.has(one.id) &&
      !isCompLicense(one.license) &&
      (one.attempt === null
        ? isOf(subscriptionId, one.subscriptionId)
        : one.attempt === attempt)
  )
  found.reverse()
  const own = found.filter(one => one.attempt === attempt)
  return [...own, ...found.filter(one => !own.includes(one))]
}

function isOf(subscription: string, said: string | null): boolean {
  return said === null || said === subscription
}
