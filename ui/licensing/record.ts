import type { LedgerEntry } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { platform } from '../platform.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { saveFileRecords } from '../records/save-file-records.ts'
import { saveEntry } from '../stores/journal.ts'
import { fetchHistory } from './history.ts'
import type { LicensedFile } from './licensed-file.ts'
import { pickNew } from './pick-new.ts'

/**
 * Looks for the numbers of licenses that are not known yet. A history that
 * lags, or does not answer, leaves them pending.
 */
export async function findNumbers(
  files: readonly LicensedFile[],
  accountId: string
): Promise<LicensedFile[]> {
  const pending = files.filter(file => file.entry && file.licenseId === null)
  if (pending.length === 0) return [...files]
  const assetIds = pending.map(({ assetId }) => assetId)
  const history = await fetchHistory(accountId, assetIds).catch(() => [])
  return files.map(file => {
    if (!pending.includes(file) || !file.entry) return file
    const found = pickNew(file.entry, history)
    if (!found) return file
    const { id: licenseId, license } = found
    return { ...file, licenseId, license: license || file.license }
  })
}

/** The ledger before the paints, all in one undo step. */
export async function recordLicenses(
  files: readonly LicensedFile[],
  licensee: string
): Promise<LicensedFile[]> {
  const { records: ledger } = await loadFileRecords('license')
  const entries = files
    .map(file => toLedgerEntry(file, licensee))
    .filter(entry => !isRecorded(entry, ledger))
  await saveFileRecords('license', entries)
  const recorded: LicensedFile[] = []
  for (const file of files) {
    const entry = file.entry && (await keepRecorded(file.entry, file.licenseId))
    recorded.push({ ...file, entry })
  }
  return recorded
}

async function keepRecorded(
  entry: JournalEntry,
  licenseId: string | null
): Promise<JournalEntry> {
  const state = entry.state === 'paid' ? 'recorded' : entry.state
  const next = { ...entry, state, licenseId }
  await saveEntry(next).catch(() => {
    // The next start writes the same ledger entry again; that is no harm.
  })
  return next
}

function isRecorded(
  { id, licenseId }: LedgerEntry,
  ledger: readonly LedgerEntry[]
): boolean {
  return ledger.some(one =>
    licenseId === null ? one.id === id : one.licenseId === licenseId
  )
}

function toLedgerEntry(file: LicensedFile, licensee: string): LedgerEntry {
  const { entry, assetId, mediaType, licenseId, license, size, format } = file
  return {
    v: 1,
    id: entry?.id ?? `license.${licenseId ?? ''}`,
    assetId,
    mediaType,
    licenseId,
    license,
    size,
    format,
    licensee,
    at: entry?.sentAt ?? new Date(platform().now()).toISOString()
  }
}
