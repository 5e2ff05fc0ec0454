import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { isListed } from '../../holdings/entry-of.ts'
import { nameIncident } from './incidents.ts'
import { $journal } from './journal.ts'
import { $owned } from '../../holdings/owned.ts'
import { $watched } from './watched.ts'
import { findLicenses } from './find-licenses.ts'
import { isPaid } from '../plan/owned-licenses.ts'

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

/**
 * Numbers that belong to other purchases of this machine. What another window
 * only listed, as the history had it, may be of any purchase; and what one took
 * by a guess is rather of a purchase that was paid for certain.
 */
export function takenBeside(entry: JournalEntry): Set<string> {
  const { id, service } = entry
  const taken = numbersOf(
    knownAt(service).filter(one => one.id !== id && !isListed(one))
  )
  if (isPaid(entry)) {
    const guesses = [...$journal.get(), ...$watched.get()].filter(
      one => one.isGuess && one.service === service
    )
    numbersOf(guesses).forEach(number => taken.delete(number))
  }
  return taken
}

/** Numbers of all licenses that this machine knows. */
export function knownNumbers(service: string): Set<string> {
  return numbersOf(knownAt(service))
}

type Known = Pick<JournalEntry, 'id' | 'licenseId'>

function knownAt(service: string): Known[] {
  const owned = $owned.get().filter(one => one.service === service)
  const bought = $journal.get().filter(one => one.service === service)
  return [...bought, ...owned.map(({ entry }) => entry)]
}

function numbersOf(known: readonly Known[]): Set<string> {
  return new Set(known.flatMap(({ licenseId }) => licenseId ?? []))
}
