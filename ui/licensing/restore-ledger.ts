import { restoreLicenses } from '../holdings/restore-licenses.ts'
import { $fileId } from '../shell/document.ts'
import { ownedLicenses } from '../holdings/owned.ts'
import type { Person } from './purchase/person.ts'

/** Restores what undo or an older version removed from this file's ledger. */
export async function restoreLedger({ userId }: Person): Promise<void> {
  const owned = ownedLicenses(userId)
  const isHere = owned.some(({ fileId }) => fileId === $fileId.get())
  if (isHere) await restoreLicenses(owned, [])
}
