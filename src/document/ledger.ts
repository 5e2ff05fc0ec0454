import { documentKeys, readLedgerEntry } from '../../contract/document.ts'
import type { LedgerEntry } from '../../contract/document.ts'

const prefix = documentKeys.license('')

/** The ledger of this file; entries that cannot be read stay and are left out. */
export function findLedger(): LedgerEntry[] {
  const entries: LedgerEntry[] = []
  figma.root.getPluginDataKeys().forEach(key => {
    if (!key.startsWith(prefix)) return
    const entry = readLedgerEntry(figma.root.getPluginData(key))
    if (entry) entries.push(entry)
  })
  return entries
}
