import { assetKey } from '../../../contract/asset-key.ts'
import { parseSaved, savedKeys } from '../../../contract/saved.ts'
import { readJournalEntry } from '../../../ui/storage/read-journal-entry.ts'
import { isOpen } from '../../../ui/licensing/purchase/step.ts'
import type { Machine } from './machine.ts'

/** Accounts with an open purchase for the file, by asset, from the journals. */
export function openPurchases(
  machines: readonly Machine[],
  fileId: string
): Map<string, string[]> {
  const open = new Map<string, string[]>()
  for (const [key, text] of machines.flatMap(({ stored }) => [...stored])) {
    if (!key.startsWith(savedKeys.journal)) continue
    const entry = readJournalEntry(parseSaved(text))
    if (!entry || entry.fileId !== fileId) continue
    const isWaiting = isOpen(entry) || entry.state === 'paid'
    if (!isWaiting) continue
    const asset = assetKey(entry)
    open.set(asset, [...(open.get(asset) ?? []), entry.accountId])
  }
  return open
}
