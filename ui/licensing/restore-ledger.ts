import { restoreLicenses } from '../holdings/restore-licenses.ts'
import { $fileId } from '../shell/document.ts'
import { ownedLicenses } from '../holdings/owned.ts'
import type { Person } from './purchase/person.ts'

/** What the ledger of this file lost by undo or an older version. */
export async function restoreLedger({ userId }: Person): Promise<void> {
  const owned = ownedLicenses(userId)
  const isHere = owned.some(({ fileId }) => fileId === $fileId.get())
  if (isHere) await restoreLicenses(owned, [])
}
