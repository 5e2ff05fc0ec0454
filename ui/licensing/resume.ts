import { isSettled } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { fetchImages } from '../api/images.ts'
import { platform } from '../platform.ts'
import { $journal, openEntries } from '../stores/journal.ts'
import { showNotice } from '../stores/notices.ts'
import { $batches } from '../stores/swap-batches.ts'
import { openView } from '../stores/view.ts'
import {
  wordsForOtherAccount,
  wordsForOtherFile,
  wordsForSignInToFinish
} from '../words.ts'
import type { Batch } from './batch.ts'
import { closePurchase } from './close-purchase.ts'
import { finishLicenses } from './finish.ts'
import type { Person } from './finish.ts'
import { isUndecided } from './journal-entry.ts'
import type { LicensedFile } from './licensed-file.ts'
import { isPaid } from './owned.ts'
import { tellState } from './purchase.ts'
import { findNumbers, recordLicenses } from './record.ts'
import { toRunItem } from './run-item.ts'
import type { RunItem, Tell } from './run-item.ts'
import { isHere, toPaidFile } from './run.ts'
import { settle, settleOnce } from './settle.ts'

/** Purchases that an earlier run left and that can go on here. */
export function unfinishedEntries(person: Person): JournalEntry[] {
  return openEntries(person.userId).filter(
    entry => entry.state !== 'placed' && (!isPaid(entry) || isHere(entry))
  )
}

/** Purchases and swaps that wait for a person who is not signed in. */
export function tellParked(person: Person | null): void {
  const { service } = platform().addresses
  const purchases = $journal
    .get()
    .filter(entry => entry.service === service && !isSettled(entry))
  const swaps = $batches.get().filter(({ items }) => items.length > 0)
  const isForeign = [...purchases, ...swaps].some(
    ({ accountId }) => accountId !== person?.userId
  )
  if (!isForeign) return
  showNotice('info', person ? wordsForOtherAccount : wordsForSignInToFinish, {
    text: 'Account',
    run: () => openView({ name: 'account' })
  })
}

/** How they look before anything has happened. */
export async function toUnfinishedItems(
  entries: readonly JournalEntry[],
  files: readonly LicensedFile[]
): Promise<RunItem[]> {
  const ids = [...entries, ...files].map(({ assetId }) => assetId)
  const { assets } = await fetchImages(ids).catch(() => {
    return { assets: [] } // names and pictures are not needed to finish
  })
  const find = (assetId: string) => assets.find(({ id }) => id === assetId)
  return [
    ...entries.map(({ assetId, charge, state }) => {
      const step = state === 'doubtful' ? state : 'checking'
      return toRunItem(assetId, find(assetId), step, charge)
    }),
    ...files.map(({ assetId }) =>
      toRunItem(assetId, find(assetId), 'checking', 0)
    )
  ]
}

/**
 * Finds out how each ended and finishes what was licensed here; what belongs
 * to another file waits for it. Never sends a purchase.
 */
export async function finishEntries(
  entries: readonly JournalEntry[],
  person: Person,
  tell: Tell,
  batch: Batch
): Promise<void> {
  const tellEntry = (entry: JournalEntry) => tellState(entry, null, tell)
  const once = await settleOnce(entries, tellEntry)
  await finishPaid(once, person, tell, batch)
  const undecided = once.filter(isUndecided)
  if (undecided.length === 0) return
  const late = await settle(undecided, tellEntry)
  await finishPaid(late, person, tell, batch)
}

/** Licenses on their layers whose number was not known yet. */
export async function closePlaced(person: Person, batch: Batch): Promise<void> {
  const placed = openEntries(person.userId)
    .filter(entry => entry.state === 'placed' && isHere(entry))
    .map(toFile)
  const numbered = await findNumbers(placed, person.userId)
  const known = numbered.filter(({ licenseId }) => licenseId !== null)
  await recordLicenses(known, person.userName)
  for (const file of known) {
    // Without its purchase only the number says that it is licensed.
    batch.keep(file, {})
    await batch.written()
    await closePurchase(file)
  }
}

async function finishPaid(
  entries: readonly JournalEntry[],
  person: Person,
  tell: Tell,
  batch: Batch
): Promise<void> {
  const paid = entries.filter(isPaid)
  const files = paid.filter(isHere).map(entry => {
    const { license = '' } = batch.find(entry.assetId) ?? {}
    return { ...toFile(entry), license }
  })
  await finishLicenses(files, person, tell, batch)
  paid
    .filter(entry => !isHere(entry))
    .forEach(({ assetId }) =>
      tell(assetId, { step: 'not-placed', text: wordsForOtherFile })
    )
}

function toFile(entry: JournalEntry): LicensedFile {
  return toPaidFile(entry, undefined)
}
