import { documentKeys } from '../../contract/document.ts'
import type { LedgerEntry, PublicRecord } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'
import { keepFileId } from '../document/file-id.ts'
import { reasonOf } from '../reason-of.ts'
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
    write(entry)
  }
  keepFileId()
  figma.commitUndo()
  return { saved: entries.length }
}

function write(entry: LedgerEntry): void {
  const { root } = figma
  const text = JSON.stringify(entry)
  const key = documentKeys.license(entry.id)
  try {
    root.setPluginData(key, text)
    const shared = JSON.stringify(toPublic(entry))
    root.setSharedPluginData(documentKeys.sharedNamespace, key, shared)
  } catch (error) {
    throw full(reasonOf(error))
  }
  if (root.getPluginData(key) !== text) throw full('it read back differently')
}

function toPublic(entry: LedgerEntry): PublicRecord {
  const { assetId, license, licenseId, at } = entry
  return { assetId, state: 'licensed', license, licenseId, at }
}

function full(reason: string): ClearedError {
  return new ClearedError(
    'document-full',
    `A license could not be written into the file: ${reason}`
  )
}
