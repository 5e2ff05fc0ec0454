import type { LedgerEntry } from '../../contract/document.ts'
import type { RecordToSave } from '../../contract/records.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'

export const session: Session = {
  accessToken: 'token-1',
  expiresAt: 1_790_000_000_000,
  handle: 'sealed-1',
  userId: '7',
  userName: 'Dana Designer',
  scopes: ['user.view', 'licenses.create']
}

export const signInAttempt: SignInAttempt = {
  id: '0123456789abcdef0123456789abcdef',
  verifier: 'v'.repeat(43),
  address: 'http://localhost:4401/sign-in/0123',
  endsAt: 1_790_000_000_000
}

export const journalEntry: JournalEntry = {
  v: 1,
  id: 'a1.1001',
  attempt: 'a1',
  assetId: '1001',
  mediaType: 'image',
  accountId: '7',
  service: 'http://localhost:4402',
  fileId: 'another-file',
  subscriptionId: 's1',
  size: 'huge',
  format: 'jpg',
  expectedCharge: 1,
  charge: null,
  baseline: [],
  licenseId: null,
  download: null,
  state: 'prepared',
  reason: null,
  direct: false,
  createdAt: '2026-01-31T10:00:00.000Z',
  sentAt: null
}

export const ledgerEntry: LedgerEntry = {
  v: 1,
  id: 'a1.1001',
  assetId: '1001',
  mediaType: 'image',
  licenseId: 'e123',
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  licensee: 'Dana Designer',
  at: '2026-01-31T10:00:05.000Z'
}

/** The record that the panel saves for the entry. */
export function toLedgerRecord(entry: LedgerEntry): RecordToSave {
  const { assetId, license, licenseId, at } = entry
  const shared = { assetId, state: 'licensed', license, licenseId, at }
  return {
    key: `license:${entry.id}`,
    text: JSON.stringify(entry),
    publicText: JSON.stringify(shared)
  }
}
