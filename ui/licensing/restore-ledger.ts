import { loadFileRecords } from '../records/load-file-records.ts'
import { missingLicenses } from '../records/missing-licenses.ts'
import { saveFileRecords } from '../records/save-file-records.ts'
import { $fileId } from '../stores/file.ts'
import { ownedLicenses } from '../stores/owned.ts'
import type { Person } from './finish.ts'

/** What the ledger of this file lost by undo or an older version. */
export async function restoreLedger({ userId }: Person): Promise<void> {
  const fileId = $fileId.get()
  const owned = ownedLicenses(userId)
  if (!owned.some(one => one.fileId === fileId)) return
  const { records } = await loadFileRecords('license')
  const missing = missingLicenses(records, {}, owned, fileId)
  await saveFileRecords('license', missing)
}
