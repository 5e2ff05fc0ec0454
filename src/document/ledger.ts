import { documentKeys, readLedgerEntry } from '../../contract/document.ts'
import type { LedgerEntry } from '../../contract/document.ts'
import type { Slices } from '../slices.ts'

const prefix = documentKeys.license('')
/** A file stuffed with more must not keep everybody waiting. */
const mostEntries = 5000

/** The ledger of this file; entries that cannot be read stay and are left out. */
export async function findLedger(slices: Slices): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  const keys = figma.root
    .getPluginDataKeys()
    .filter(key => key.startsWith(prefix))
  for (const key of keys.slice(-mostEntries)) {
    if (slices.isOver()) await slices.next()
    const entry = readLedgerEntry(figma.root.getPluginData(key))
    if (entry) entries.push(entry)
  }
  return entries
}
