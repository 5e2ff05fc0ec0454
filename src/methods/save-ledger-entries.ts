import { documentKeys } from '../../contract/document.ts'
import type { LedgerEntry, PublicRecord } from '../../contract/document.ts'
import { keepFileId } from '../document/file-id.ts'
import { orFail } from '../or-fail.ts'
import { pick } from '../pick.ts'
import { createSlices } from '../slices.ts'

/** What was paid is written down to the end, cancelled or not. */
export async function saveLedgerEntries({
  entries
}: {
  entries: LedgerEntry[]
}): Promise<{ saved: number }> {
  if (entries.length === 0) return { saved: 0 }
  const slices = createSlices()
  for (const entry of entries) {
    if (slices.isOver()) await slices.next()
    await orFail('document-full', () => write(entry))
  }
  keepFileId()
  figma.commitUndo()
  return { saved: entries.length }
}

function write(entry: LedgerEntry): void {
  const { root } = figma
  const text = JSON.stringify(entry)
  const key = documentKeys.license(entry.id)
  root.setPluginData(key, text)
  const shared = JSON.stringify(toPublic(entry))
  root.setSharedPluginData(documentKeys.sharedNamespace, key, shared)
  if (root.getPluginData(key) !== text) {
    throw new Error('It read back differently.')
  }
}

function toPublic(entry: LedgerEntry): PublicRecord {
  const kept = pick(entry, ['assetId', 'license', 'licenseId', 'at'])
  return Object.assign({ state: 'licensed' as const }, kept)
}
