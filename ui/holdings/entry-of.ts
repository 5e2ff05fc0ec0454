import type { LedgerEntry } from '../../contract/document.ts'
import type { License } from '../api/licenses.ts'

/** What the history does not say about a license. */
export type LicenseFacts = Pick<LedgerEntry, 'licensee'> &
  Partial<Pick<LedgerEntry, 'subscription' | 'project' | 'isEditorial'>>

/** From the history or a layer, which do not name the purchase. */
export function isListed({
  id,
  licenseId
}: Pick<LedgerEntry, 'id' | 'licenseId'>): boolean {
  return id === `license.${licenseId}`
}

/** A license of the account, as a ledger entry. */
export function entryOf(license: License, facts: LicenseFacts): LedgerEntry {
  const { id, assetId, mediaType, size, format, at } = license
  return {
    v: 1,
    id: `license.${id}`,
    assetId,
    mediaType,
    licenseId: id,
    license: license.license,
    size,
    format,
    at: at ?? '',
    ...facts
  }
}
