import { isSameAsset } from '../../../contract/asset-key.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { isCompLicense } from '../../holdings/license-names.ts'

/**
 * The licenses that may result from a purchase, most likely first: of its asset
 * and subscription, new since then, and not taken by another purchase. A
 * license that names the attempt always counts. More than one is an incident.
 * `taken` has the license numbers of other purchases.
 */
export function findLicenses(
  entry: JournalEntry,
  history: readonly License[],
  taken: ReadonlySet<string>
): License[] {
  const { attempt, baseline, subscriptionId } = entry
  // `filter` makes a copy to reverse; the history is newest first.
  const found = history.filter(
    one =>
      isSameAsset(one, entry) &&
      !baseline.includes(one.id) &&
      !taken.has(one.id) &&
      !isCompLicense(one.license) &&
      (one.attempt === null
        ? isOfSubscription(subscriptionId, one.subscriptionId)
        : one.attempt === attempt)
  )
  found.reverse()
  const own = found.filter(one => one.attempt === attempt)
  return [...own, ...found.filter(one => !own.includes(one))]
}

function isOfSubscription(subscription: string, named: string | null): boolean {
  return named === null || named === subscription
}
