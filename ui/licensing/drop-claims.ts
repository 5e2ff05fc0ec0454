import { deleteFileRecords } from '../records/save-file-records.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { loadJournal, openEntries } from '../stores/journal.ts'
import type { Person } from './person.ts'
import { isOpen } from './states/step.ts'

/** Plans of this machine that are not running here. */
const plans = new Set<string>()

/**
 * Takes back what plans said in the file, these and those of before. As long
 * as a purchase is open or its license in no ledger, the claim alone tells
 * others of it.
 */
export async function dropClaims(
  { userId, userName }: Person,
  planIds: readonly string[] = []
): Promise<void> {
  planIds.forEach(id => plans.add(id))
  if (plans.size === 0) return
  try {
    const { records } = await loadFileRecords('claim')
    const own = records.filter(
      ({ attempt, who }) => plans.has(attempt) && who === userName
    )
    if (own.length === 0) return
    // Another window may have sent what it claimed.
    await loadJournal()
    const open = openEntries(userId)
      .filter(entry => isOpen(entry) || entry.state === 'paid')
      .map(({ assetId }) => assetId)
    const over = own.filter(({ assetId }) => !open.includes(assetId))
    const ids = over.map(({ id }) => id)
    await deleteFileRecords('claim', ids)
  } catch {
    // Others are asked about it, and a purchase is to be finished.
  }
}
