import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { LedgerEntry } from '../../contract/document.ts'
import type { License } from '../api/licenses.ts'
import { licenseKey } from './entry-of.ts'
import {
  isCompLicense,
  isUsualLicense,
  toTrackLicense
} from './license-names.ts'

/** Whose account it is, and which licenses are known. */
export interface Holder {
  who: string
  /** Keys of licenses of other purchases. */
  taken: ReadonlySet<string>
}

/**
 * Ledger entries whose license number was pending, completed from the account's
 * history: with the license of their attempt, or with the only new license that
 * fits.
 */
export function foundNumbers(
  ledger: readonly LedgerEntry[],
  licenses: readonly License[],
  { who, taken }: Holder
): LedgerEntry[] {
  const pending = ledger.filter(({ licenseId }) => licenseId === null)
  const written = new Set(ledger.map(licenseKey))
  const isFree = ({ mediaType, id: licenseId }: License) => {
    const key = licenseKey({ mediaType, licenseId })
    return !taken.has(key) && !written.has(key)
  }
  return pending.flatMap(entry => {
    const { id, licensee } = entry
    const own = licenses.filter(
      one => isSameAsset(one, entry) && !isCompLicense(one.license)
    )
    const named = own.find(one => id === `${one.attempt}.${assetKey(entry)}`)
    const isOnly = pending.every(
      one => one === entry || !isSameAsset(one, entry)
    )
    const fitting = own.filter(
      one =>
        one.attempt === null &&
        isFree(one) &&
        isAsRecorded(one, entry) &&
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
 * Whether the license is new, by ids and not by date: dates depend on another
 * clock. An entry that does not list earlier ids, as those of 0.1, takes the
 * asset's only license; it would not have been bought with one before.
 */
function isNew(
  { id, license, isDownloadable }: License,
  { knownIds }: LedgerEntry,
  own: readonly License[]
): boolean {
  if (knownIds) return !knownIds.includes(id)
  return own.length === 1 && isDownloadable && isUsualLicense(license)
}

/** The file of a track follows from the name of its license. */
function isAsRecorded(
  { mediaType, license, size }: License,
  entry: LedgerEntry
): boolean {
  if (mediaType !== 'audio') return size === '' || size === entry.size
  const named = toTrackLicense(license)
  return named === undefined || named === entry.license
}
