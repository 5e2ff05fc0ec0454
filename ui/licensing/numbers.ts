import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { nameIncident } from '../stores/incidents.ts'
import { $journal } from '../stores/journal.ts'
import { $owned } from '../stores/owned.ts'
import { findLicenses } from './find-licenses.ts'

/**
 * The license of a purchase, if the history has it by now. Two of them are an
 * incident, and the person hears of both numbers.
 */
export function pickLicense(
  entry: JournalEntry,
  history: readonly License[]
): License | undefined {
  const found = findLicenses(entry, history, takenBeside(entry))
  if (found.length > 1) {
    nameIncident(
      'licensed-twice',
      entry,
      found.map(({ id }) => id)
    )
  }
  return found[0]
}

/** Numbers that belong to other purchases of this machine. */
export function takenBeside({
  id,
  service
}: Pick<JournalEntry, 'id' | 'service'>): Set<string> {
  const owned = $owned
    .get()
    .filter(one => one.service === service)
    .map(({ entry }) => entry)
  const bought = $journal.get().filter(one => one.service === service)
  return new Set(
    [...bought, ...owned]
      .filter(one => one.id !== id)
      .flatMap(({ licenseId }) => licenseId ?? [])
  )
}
