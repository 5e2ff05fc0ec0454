import { isSameAsset } from '../../../contract/asset-key.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { isCompLicense, toTrackLicense } from '../../holdings/license-names.ts'

/**
 * The licenses that may result from a purchase, most likely first: of its asset
 * and subscription, new since then, and not taken by another purchase. For a
 * track, the license's name counts instead of the subscription, as in the
 * request: the library may have charged another one with the same license. A
 * license that names the attempt always counts. More than one is an incident.
 * `taken` has the license numbers of other purchases.
 */
export function findLicenses(
  entry: JournalEntry,
  history: readonly License[],
  taken: ReadonlySet<string>
): License[] {
  const { attempt, baseline } = entry
  // `filter` makes a copy to reverse; the history is newest first.
  const found = history.filter(
    one =>
      isSameAsset(one, entry) &&
      !baseline.includes(one.id) &&
      !taken.has(one.id) &&
      !isCompLicense(one.license) &&
      (one.attempt === null ? isAsOrdered(entry, one) : one.attempt === attempt)
  )
  found.reverse()
  const own = found.filter(one => one.attempt === attempt)
  return [...own, ...found.filter(one => !own.includes(one))]
}

function isAsOrdered(entry: JournalEntry, one: License): boolean {
  if (entry.mediaType === 'audio') {
    const named = toTrackLicense(one.license)
    return named === undefined || named === entry.license
  }
  const { subscriptionId } = one
  return subscriptionId === null || subscriptionId === entry.subscriptionId
}
