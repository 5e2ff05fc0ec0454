import type { LedgerEntry } from '../../contract/document.ts'

/** A license of the asset `1`, with these changes. */
export function ledgerEntry(change: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    v: 1,
    id: 'license.e1',
    assetId: '1',
    mediaType: 'image',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    licensee: 'Dana Designer',
    at: '2026-01-31T10:00:05.000Z',
    ...change
  }
}
