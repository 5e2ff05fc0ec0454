import type { AssetRef } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { isListed, licenseKey } from '../../holdings/entry-of.ts'
import { reportIncident } from './incidents.ts'
import { $journal } from './journal.ts'
import { $owned } from '../../holdings/owned.ts'
import { $watched } from './watched.ts'
import { findLicenses } from './find-licenses.ts'
import { isPaid } from '../plan/owned-licenses.ts'

/**
 * The license of a purchase, once the history has it. Two candidates are an
 * incident, and the person is shown both numbers.
 */
export function pickLicense(
  entry: JournalEntry,
  history: readonly License[]
): License | undefined {
  const found = findLicenses(entry, history, numbersOfOthers(entry))
  if (found.length > 1) {
    reportIncident(
      'licensed-twice',
      entry,
      found.map(({ id }) => id)
    )
  }
  return found[0]
}

/**
 * License numbers of other purchases on this machine. A license that another
 * window merely listed may belong to any purchase; a guessed one more likely
 * belongs to a purchase that was definitely paid.
 */
export function numbersOfOthers(entry: JournalEntry): Set<string> {
  const { id, service, mediaType } = entry
  const isOfMedium = (one: Known) => one.mediaType === mediaType
  const known = knownLicenses(service).filter(isOfMedium)
  const taken = numbersOf(known.filter(one => one.id !== id && !isListed(one)))
  if (isPaid(entry)) {
    const guesses = [...$journal.get(), ...$watched.get()].filter(
      one => one.isGuess && one.service === service && isOfMedium(one)
    )
    numbersOf(guesses).forEach(number => taken.delete(number))
  }
  return taken
}

/** Keys of all licenses known on this machine by number. */
export function knownNumbers(service: string): Set<string> {
  return new Set(
    knownLicenses(service).flatMap(one =>
      one.licenseId === null ? [] : licenseKey(one)
    )
  )
}

type Known = Pick<JournalEntry, 'id' | 'licenseId'> &
  Pick<AssetRef, 'mediaType'>

function knownLicenses(service: string): Known[] {
  const owned = $owned.get().filter(one => one.service === service)
  const bought = $journal.get().filter(one => one.service === service)
  return [...bought, ...owned.map(({ entry }) => entry)]
}

function numbersOf(known: readonly Known[]): Set<string> {
  return new Set(known.flatMap(({ licenseId }) => licenseId ?? []))
}
