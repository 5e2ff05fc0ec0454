import { parseSaved, savedKeys } from '../../../contract/saved.ts'
import { readJournalEntry } from '../../../ui/saved/read-journal-entry.ts'
import { ageOf } from '../../../ui/licensing/states/age-of.ts'
import { isOpen, remembered } from '../../../ui/licensing/states/step.ts'
import type { Machine } from './machine.ts'

/** Clocks are wrong by at most so many milliseconds, together. */
const skewed = 48 * 3_600_000

/** So long what somebody began in a file has to be asked about. */
export const askedAbout = remembered - skewed

/** By asset, whose purchase for the file is open, whatever the file says. */
export function openPurchases(
  machines: readonly Machine[],
  fileId: string,
  now: number
): Map<string, string[]> {
  const open = new Map<string, string[]>()
  for (const [key, text] of machines.flatMap(({ stored }) => [...stored])) {
    if (!key.startsWith(savedKeys.journal)) continue
    const entry = readJournalEntry(parseSaved(text))
    if (!entry || entry.fileId !== fileId) continue
    const isWaiting = isOpen(entry) || entry.state === 'paid'
    if (!isWaiting || ageOf(entry, now) > askedAbout) continue
    const { assetId, accountId } = entry
    open.set(assetId, [...(open.get(assetId) ?? []), accountId])
  }
  return open
}
