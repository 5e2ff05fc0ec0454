import type { LedgerEntry } from '../../contract/document.ts'
import { knownNumbers } from '../licensing/purchase/license-numbers.ts'
import type { Person } from '../licensing/purchase/person.ts'
import { platform } from '../platform/platform.ts'
import { entryOf } from '../holdings/entry-of.ts'
import { foundNumbers } from '../holdings/found-numbers.ts'
import type { KnownLicense } from '../holdings/missing-licenses.ts'
import { restoreLicenses } from '../holdings/restore-licenses.ts'
import { isSameLicense } from '../holdings/same-license.ts'
import { saveLicenses } from '../holdings/save-licenses.ts'
import { $file, recheckFile } from './check/file.ts'
import { $fileId } from '../shell/document.ts'
import { openEntries } from '../licensing/purchase/journal.ts'
import { currentPerson } from '../licensing/purchase/licensing.ts'
import { $isDialogOpen } from '../shell/notices.ts'
import { loadOwned, ownedLicenses, historiesOf } from '../holdings/owned.ts'

let completing: Promise<void> | null = null

/**
 * Adds missing entries to the ledger: lost by undo or an older version, or of a
 * copy from another file. A read-only file stays unchanged.
 */
export function completeLedger(): Promise<void> {
  completing ??= complete().finally(() => {
    completing = null
  })
  return completing
}

async function complete(): Promise<void> {
  const person = currentPerson()
  try {
    const numbered = person ? numbersOf(person) : []
    await saveLicenses(numbered)
    if (numbered.length > 0) await recheckFile()
    const owned = person ? await licensesOf(person) : []
    if (!lacksLicenses(owned)) return
    const count = await restoreLicenses(owned)
    if (count > 0) await recheckFile()
  } catch {
    // The next check of the file tries again.
  }
}

/** Each is tried once: a newer version may have written it. */
const tried = new Set<string>()

/**
 * Completes entries whose purchase was forgotten on this machine before its
 * license number was known.
 */
function numbersOf({ userId, userName }: Person): LedgerEntry[] {
  const file = $file.get()
  if (file.state !== 'ready' || $isDialogOpen.get()) return []
  const whole = historiesOf(userId).filter(({ missing }) => missing === 0)
  const licenses = whole.flatMap(history => [...history.licenses.values()])
  const bought = openEntries(userId).map(({ id }) => id)
  const { service } = platform().addresses
  const found = foundNumbers(file.ledger, licenses, {
    who: userName,
    taken: knownNumbers(service)
  }).filter(({ id }) => !tried.has(id) && !bought.includes(id))
  found.forEach(({ id }) => tried.add(id))
  return found
}

/** According to the last check of the file. */
function lacksLicenses(owned: readonly KnownLicense[]): boolean {
  const file = $file.get()
  if (file.state !== 'ready' || $isDialogOpen.get()) return false
  const { assets, ledger } = file
  const here = owned.filter(({ fileId }) => fileId === $fileId.get())
  return (
    assets.some(({ swapped, license }) => swapped > 0 && !license) ||
    here.some(({ entry }) => !ledger.some(one => isSameLicense(one, entry)))
  )
}

async function licensesOf({
  userId,
  userName
}: Person): Promise<KnownLicense[]> {
  await loadOwned()
  const facts = { licensee: userName }
  return [
    ...ownedLicenses(userId),
    ...historiesOf(userId).flatMap(({ licenses }) =>
      Array.from(licenses.values(), one => ({
        entry: entryOf(one, facts),
        fileId: null
      }))
    )
  ]
}
