import type { LedgerEntry } from '../../contract/document.ts'

/** A ledger entry with these changes. */
export function entryOf(change: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    v: 1,
    id: 'license.e1',
    assetId: '1',
    mediaType: 'image',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    licensee: 'Rae',
    at: '2026-11-20T12:00:00Z',
    ...change
  }
}
