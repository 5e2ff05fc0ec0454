import type { LedgerEntry } from '../../contract/document.ts'
import type { License } from '../api/licenses.ts'
import { isCompLicense, isUsualLicense } from './license-names.ts'

/** Whose account it is, and what is known of its licenses already. */
export interface Holder {
  who: string
  /** Numbers that belong to other purchases. */
  taken: ReadonlySet<string>
}

/**
 * Entries whose number was pending when the purchase was forgotten, with the
 * number that the account's history has by now: that of their attempt, or the
 * only new license that it can be.
 */
export function foundNumbers(
  ledger: readonly LedgerEntry[],
  licenses: readonly License[],
  { who, taken }: Holder
): LedgerEntry[] {
  const pending = ledger.filter(({ licenseId }) => licenseId === null)
  const written = new Set(ledger.map(({ licenseId }) => licenseId))
  return pending.flatMap(entry => {
    const { id, assetId, mediaType, licensee } = entry
    const own = licenses.filter(
      one =>
        one.assetId === assetId &&
        one.mediaType === mediaType &&
        !isCompLicense(one.license)
    )
    const named = own.find(one => id === `${one.attempt}.${assetId}`)
    const isOnly = pending.every(
      one => one === entry || one.assetId !== assetId
    )
    const fitting = own.filter(
      one =>
        one.attempt === null &&
        !taken.has(one.id) &&
        !written.has(one.id) &&
        (one.size === '' || one.size === entry.size) &&
        isNew(one, entry, own)
    )
    const alone =
      isOnly && licensee === who && fitting.length === 1 ? fitting[0] : null
    const found = named ?? alone
    return found
      ? { ...entry, licenseId: found.id, license: found.license }
      : []
  })
}

/**
 * Not from before, whatever its date: that is of another clock than ours. An
 * entry that does not say what there was before, as those of 0.1, takes the
 * only license of the asset, with which it would not have been bought.
 */
function isNew(
  { id, license, isDownloadable }: License,
  { knownIds }: LedgerEntry,
  own: readonly License[]
): boolean {
  if (knownIds) return !knownIds.includes(id)
  return own.length === 1 && isDownloadable && isUsualLicense(license)
}
