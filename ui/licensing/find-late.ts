import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import { nameIncident } from '../stores/incidents.ts'
import { openEntries, saveEntry } from '../stores/journal.ts'
import { $owned } from '../stores/owned.ts'
import { stopWatching, watchedBy } from '../stores/watched.ts'
import { findLicenses } from './find-licenses.ts'
import type { Person } from './person.ts'
import { fetchHistory } from './history.ts'
import { takenBeside } from './numbers.ts'
import { licensesOf } from './owned.ts'
import type { Fact } from './states/fact.ts'
import { step } from './states/step.ts'

/**
 * Looks whether a license came of what is watched. The only one of its asset is
 * finished like any other; beside another one it is an incident. What is to be
 * finished comes back, and is in the journal again.
 */
export async function findLate({ userId }: Person): Promise<JournalEntry[]> {
  const watched = watchedBy(userId)
  if (watched.length === 0) return []
  const assetIds = [...new Set(watched.map(({ assetId }) => assetId))]
  const history = await fetchHistory(userId, assetIds).catch(() => null)
  if (!history) return [] // looked for again on the next start
  const back: JournalEntry[] = []
  for (const entry of watched) {
    const { assetId, baseline } = entry
    // Its own license may not have a number yet, and would be taken for ours.
    if (openEntries(userId).some(one => one.assetId === assetId)) continue
    const found = findOther(entry, history)
    if (!found) continue
    const numbers = licensesOf(assetId, history)
      .map(({ id }) => id)
      .filter(id => !baseline.includes(id))
    const { id: licenseId, license } = found
    const fact = { kind: 'licensed', licenseId, license } as const
    const isAlone = numbers.length === 1 && entry.licenseId === null
    if (isAlone) back.push(await saveEntry(reopened(entry, fact)))
    else nameIncident('licensed-twice', entry, numbers)
    await stopWatching(entry)
  }
  return back
}

/** Beside the one that the purchase is known to have led to. */
function findOther(
  entry: JournalEntry,
  history: readonly License[]
): License | undefined {
  const taken = takenBeside(entry)
  if (entry.licenseId !== null) taken.add(entry.licenseId)
  const unnamed = history.map(one =>
    isMixedUp(one) ? { ...one, attempt: null } : one
  )
  return findLicenses(entry, unnamed, taken)[0]
}

/** Of a purchase that took another license for its own, maybe the late one. */
function isMixedUp({ id, attempt, assetId }: License): boolean {
  return $owned
    .get()
    .some(
      ({ entry }) =>
        entry.id === `${attempt}.${assetId}` && entry.licenseId !== id
    )
}

/** It was refused, or the person said that it did not happen. */
function reopened(entry: JournalEntry, fact: Fact): JournalEntry {
  return step({ ...entry, state: 'doubtful' }, fact, platform().now())
}
