import { isSameAsset } from '../../../contract/asset-key.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { platform } from '../../platform/platform.ts'
import { reportIncident } from './incidents.ts'
import { openEntries, saveEntry } from './journal.ts'
import { recordCheck, stopWatching, watchedBy } from './watched.ts'
import { findLicenses } from './find-licenses.ts'
import type { Person } from './person.ts'
import { fetchHistory } from '../../holdings/history.ts'
import { numbersOfOthers } from './license-numbers.ts'
import { licensesOf } from '../plan/owned-licenses.ts'
import { toLicensed } from './fact.ts'
import { step } from './step.ts'

/**
 * Checks whether watched purchases produced a license after all. If it is the
 * asset's only license, the purchase is reopened in the journal and returned.
 * Beside another license, it is an incident.
 */
export async function findLateLicenses({
  userId
}: Person): Promise<JournalEntry[]> {
  const watched = watchedBy(userId)
  if (watched.length === 0) return []
  const history = await fetchHistory(userId, watched).catch(() => null)
  if (!history) return [] // checked again at the next start
  const back: JournalEntry[] = []
  for (const entry of watched) {
    const { baseline } = entry
    // Its own license may not have a number yet, and would be mistaken for
    // ours.
    if (openEntries(userId).some(one => isSameAsset(one, entry))) continue
    const found = findOther(entry, history)
    if (!found) {
      await recordCheck(entry).catch(() => {
        // Watched for another day.
      })
      continue
    }
    const numbers = licensesOf(entry, history)
      .map(({ id }) => id)
      .filter(id => !baseline.includes(id))
    const isAlone = numbers.length === 1 && entry.licenseId === null
    if (isAlone) back.push(await saveEntry(reopened(entry, found)))
    else reportIncident('licensed-twice', entry, numbers)
    await stopWatching(entry)
  }
  return back
}

/** A license beside the one known to result from the purchase. */
function findOther(
  entry: JournalEntry,
  history: readonly License[]
): License | undefined {
  const taken = numbersOfOthers(entry)
  if (entry.licenseId !== null) taken.add(entry.licenseId)
  return findLicenses(entry, history, taken)[0]
}

/** It was refused, or the person said that it did not happen. */
function reopened(entry: JournalEntry, found: License): JournalEntry {
  const open: JournalEntry = { ...entry, state: 'doubtful' }
  return step(open, toLicensed(found), platform().now())
}
