import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { showNotice } from '../stores/notices.ts'
import { wordsForDouble } from '../words.ts'

/**
 * The license of a purchase: one of its asset that was not there before. Two
 * of them are an incident, and the person hears of both numbers.
 */
export function pickNew(
  { assetId, baseline }: JournalEntry,
  history: readonly License[]
): License | undefined {
  const found = history.filter(
    license => license.assetId === assetId && !baseline.includes(license.id)
  )
  const [newest, older] = found
  if (newest && older) {
    showNotice('error', wordsForDouble(assetId, newest.id, older.id))
  }
  return found.at(-1)
}
