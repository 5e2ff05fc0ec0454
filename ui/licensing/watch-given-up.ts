import { platform } from '../platform.ts'
import { givenUpBy, stopWatching } from '../stores/given-up.ts'
import { nameIncident } from '../stores/incidents.ts'
import { openEntries, saveEntry } from '../stores/journal.ts'
import { findLicenses } from './find-licenses.ts'
import type { Person } from './person.ts'
import { fetchHistory } from './history.ts'
import { takenBeside } from './numbers.ts'
import { licensesOf } from './owned.ts'
import { step } from './states/step.ts'

/**
 * Looks whether a license came of what the person gave up. The only one of its
 * asset is finished like any other; beside another one it is an incident.
 */
export async function watchGivenUp({ userId }: Person): Promise<void> {
  const watched = givenUpBy(userId)
  if (watched.length === 0) return
  const assetIds = [...new Set(watched.map(({ assetId }) => assetId))]
  const history = await fetchHistory(userId, assetIds).catch(() => null)
  if (!history) return // looked for again on the next start
  for (const entry of watched) {
    const { assetId, baseline } = entry
    // Its own license may not have a number yet, and would be taken for ours.
    if (openEntries(userId).some(one => one.assetId === assetId)) continue
    const [found] = findLicenses(entry, history, takenBeside(entry))
    if (!found) continue
    const numbers = licensesOf(assetId, history)
      .map(({ id }) => id)
      .filter(id => !baseline.includes(id))
    const { id: licenseId, license } = found
    const fact = { kind: 'licensed', licenseId, license } as const
    if (numbers.length > 1) nameIncident('licensed-twice', entry, numbers)
    else await saveEntry(step(entry, fact, platform().now()))
    await stopWatching(entry)
  }
}
