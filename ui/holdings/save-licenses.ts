import type { LedgerEntry } from '../../contract/document.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { isSameLicense, mergeLicenses } from './same-license.ts'
import { cutText } from '../words/cut-text.ts'
import { saveFileRecords } from '../records/save-file-records.ts'

/** Longer names would leave no room for the others. */
const maxTextLength = 200

/**
 * Saves licenses to the ledger, in one undo step, all or none. Extends an
 * existing entry, whatever its key; skips entries without news.
 */
export async function saveLicenses(
  entries: readonly LedgerEntry[]
): Promise<void> {
  if (entries.length === 0) return
  const { records } = await loadFileRecords('license')
  const toSave = new Map<string, LedgerEntry>()
  for (const given of entries) {
    const entry = fit(given)
    const known = [...toSave.values(), ...records]
    // Its entry may still have a pending number.
    const before =
      known.find(({ id }) => id === entry.id) ??
      known.find(one => isSameLicense(one, entry))
    const merged = before ? mergeLicenses(before, entry) : entry
    const isNews = JSON.stringify(merged) !== JSON.stringify(before)
    if (isNews) toSave.set(merged.id, merged)
  }
  await saveFileRecords('license', [...toSave.values()])
}

function fit(entry: LedgerEntry): LedgerEntry {
  const { project, subscription } = entry
  return {
    ...entry,
    licensee: cut(entry.licensee),
    ...(subscription === undefined ? {} : { subscription: cut(subscription) }),
    ...(project && {
      project: {
        job: cut(project.job),
        client: cut(project.client),
        purchaseOrder: cut(project.purchaseOrder),
        other: cut(project.other)
      }
    })
  }
}

/** On one line: escaped characters take six times the space. */
function cut(text: string): string {
  return cutText(text.replace(/\p{Cc}+/gu, ' ').trim(), maxTextLength)
}
