import { documentKeys, isNewer } from '../../contract/document.ts'
import type { RecordToSave, SavedRecords } from '../../contract/records.ts'
import { changeFile } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { snapshotEntry } from '../document/snapshot-entry.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'

/** Saves all or none. Not cancellable: records of purchases must be kept. */
export async function saveRecords({
  records
}: {
  records: RecordToSave[]
}): Promise<SavedRecords> {
  const newer: string[] = []
  await changeFile(null, async (restore, slices) => {
    for (const record of records) {
      if (slices.isOver()) await slices.next()
      if (isNewer(figma.root.getPluginData(record.key))) newer.push(record.key)
      else await wrapErrors('document-full', () => write(record, restore))
    }
  })
  return { newer }
}

function write(
  { key, text, publicText }: RecordToSave,
  restore: Restore
): void {
  const { root } = figma
  restore.push(snapshotEntry(root, key))
  root.setPluginData(key, text)
  root.setSharedPluginData(documentKeys.sharedNamespace, key, publicText || '')
  if (root.getPluginData(key) !== text) {
    throw new Error('It read back differently.')
  }
}
