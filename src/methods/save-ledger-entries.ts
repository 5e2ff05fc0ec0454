import { documentKeys, readLedgerEntry } from '../../contract/document.ts'
import type { LedgerEntry, PublicRecord } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'
import { keepFileId } from '../document/file-id.ts'
import { badInput } from '../input.ts'
import { reasonOf } from '../reason-of.ts'

/** Every entry is checked before the first is written. */
export function saveLedgerEntries(input: { entries: LedgerEntry[] }): {
  saved: number
} {
  if (!Array.isArray(input.entries)) badInput('entries')
  const texts = input.entries.map(given => JSON.stringify(given))
  const entries = texts.map(
    text => readLedgerEntry(text) || badInput('entries')
  )
  if (entries.length === 0) return { saved: 0 }
  entries.forEach((entry, i) => write(entry, texts[i] || ''))
  keepFileId()
  figma.commitUndo()
  return { saved: entries.length }
}

function write(entry: LedgerEntry, text: string): void {
  const { root } = figma
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
