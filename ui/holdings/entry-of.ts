import { assetKey } from '../../contract/asset-key.ts'
import type { LedgerEntry } from '../../contract/document.ts'
import type { License } from '../api/licenses.ts'

/** What the history does not say about a license. */
export type LicenseFacts = Pick<LedgerEntry, 'licensee'> &
  Partial<Pick<LedgerEntry, 'subscription' | 'project' | 'isEditorial'>>

type Numbered = Pick<LedgerEntry, 'mediaType' | 'licenseId'>

/** For maps and sets: licenses of images and videos may have equal numbers. */
export function licenseKey({ mediaType, licenseId }: Numbered): string {
  return assetKey({ mediaType, assetId: licenseId ?? '' })
}

/** Id of a ledger entry from the history or a layer. */
export function listedId(license: Numbered): string {
  return `license.${licenseKey(license)}`
}

/** From the history or a layer, which do not name the purchase. */
export function isListed(entry: Numbered & Pick<LedgerEntry, 'id'>): boolean {
  return entry.id === listedId(entry)
}

/** A license of the account, as a ledger entry. */
export function entryOf(license: License, facts: LicenseFacts): LedgerEntry {
  const { id, assetId, mediaType, size, format, at } = license
  return {
    v: 1,
    id: listedId({ mediaType, licenseId: id }),
    assetId,
    mediaType,
    licenseId: id,
    license: license.license,
    size,
    // A purchase of a video names no format, as a size has only one.
    format: mediaType === 'image' ? format : '',
    at: at ?? '',
    ...facts
  }
}
