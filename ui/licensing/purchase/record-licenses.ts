import type { LedgerEntry } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { platform } from '../../platform/platform.ts'
import { entryOf, licenseKey, listedId } from '../../holdings/entry-of.ts'
import { saveLicenses } from '../../holdings/save-licenses.ts'
import { $fileId } from '../../shell/document.ts'
import { saveEntry } from './journal.ts'
import { keepOwned, ownedLicenses } from '../../holdings/owned.ts'
import type { OwnedLicense } from '../../storage/read-owned.ts'
import type { Person } from './person.ts'
import { fetchHistory, seenLicense } from '../../holdings/history.ts'
import type { LicensedFile } from './licensed-file.ts'
import { pickLicense } from './license-numbers.ts'
import { ageOf } from './age.ts'
import { toLicensed } from './fact.ts'
import type { Fact } from './fact.ts'
import { noteLag } from './patience.ts'
import { step } from './step.ts'

/** Most characters of license numbers that a ledger entry holds. */
const maxKnownLength = 500

/**
 * Finds missing license numbers. If the history lags or does not answer, they
 * stay pending.
 */
export async function findNumbers(
  files: readonly LicensedFile[],
  accountId: string
): Promise<LicensedFile[]> {
  const pending = files.filter(file => file.entry && file.licenseId === null)
  if (pending.length === 0) return [...files]
  const history = await fetchHistory(accountId, pending).catch(() => null)
  return history ? withNumbers(files, history) : [...files]
}

/** Those found in the history. */
export function withNumbers(
  files: readonly LicensedFile[],
  history: readonly License[]
): LicensedFile[] {
  return files.map(file => {
    const { entry } = file
    if (!entry || file.licenseId !== null) return file
    const found = pickLicense(entry, history)
    if (!found) {
      noteLag(ageOf(entry, platform().now()))
      return file
    }
    const now = { entry: stepOf(entry, toLicensed(found)), licenseId: found.id }
    return { ...file, ...now, license: found.license || file.license }
  })
}

/** Saves the ledger before the swap, in one undo step. */
export async function recordLicenses(
  files: readonly LicensedFile[],
  person: Person
): Promise<LicensedFile[]> {
  const entries = files.map(file => toLedgerEntry(file, person))
  await saveLicenses(entries)
  const fileId = $fileId.get()
  const { service } = platform().addresses
  const owned = { accountId: person.userId, service, fileId }
  const numbered = entries.filter(({ licenseId }) => licenseId !== null)
  await keepOwned(numbered.map(entry => ({ ...owned, entry }))).catch(() => {
    // The journal keeps the purchases until the ledger is saved.
  })
  return Promise.all(files.map(keepRecorded))
}

async function keepRecorded(file: LicensedFile): Promise<LicensedFile> {
  if (!file.entry) return file
  const entry = stepOf(file.entry, { kind: 'recorded' })
  await saveEntry(entry).catch(() => {
    // Harmless: the next start writes the same ledger entry again.
  })
  return { ...file, entry }
}

function stepOf(entry: JournalEntry, fact: Fact): JournalEntry {
  return step(entry, fact, platform().now())
}

function toLedgerEntry(file: LicensedFile, person: Person): LedgerEntry {
  const { entry, assetId, mediaType, licenseId, license, size, format } = file
  const known = !entry && licenseId !== null && knownEntry(file, person)
  // includes purchases for another file
  if (known) return { ...known, id: listedId(file) }
  const { subscriptionName: subscription, project, isEditorial } = entry ?? {}
  return {
    v: 1,
    id: entry?.id ?? listedId(file),
    assetId,
    mediaType,
    licenseId,
    license,
    size,
    format,
    licensee: entry?.userName ?? person.userName,
    at: entry?.sentAt ?? new Date(platform().now()).toISOString(),
    ...(subscription && { subscription }),
    ...(project && Object.values(project).some(Boolean) && { project }),
    ...(isEditorial && { isEditorial }),
    ...(licenseId === null && toKnown(entry))
  }
}

/** Left out if an entry has no room for all of them. */
function toKnown(
  entry: JournalEntry | null
): Pick<LedgerEntry, 'knownIds'> | null {
  const knownIds = entry?.baseline
  return knownIds && knownIds.join().length <= maxKnownLength
    ? { knownIds }
    : null
}

/** For an existing license: who obtained it, and when. */
function knownEntry(
  file: LicensedFile,
  { userId, userName }: Person
): LedgerEntry | undefined {
  const key = licenseKey(file)
  const isSame = ({ entry }: OwnedLicense) => licenseKey(entry) === key
  const own = ownedLicenses(userId).find(isSame)
  const license = seenLicense(userId, file)
  // Not bought in this file, whatever its key in another file.
  if (own) return { ...own.entry, id: listedId(file) }
  return license && entryOf(license, { licensee: userName })
}
