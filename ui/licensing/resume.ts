import { isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { isSettled } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Asset } from '../api/asset.ts'
import { fetchByMedium } from '../platform/fetch-by-medium.ts'
import { fetchAssets } from '../api/assets.ts'
import { platform } from '../platform/platform.ts'
import { $journal, $unreadable, openEntries } from './purchase/journal.ts'
import { dismissNotice, showNotice } from '../shell/notices.ts'
import { $batches, waitForWrites } from './swap/swap-batches.ts'
import { openView } from '../shell/view.ts'
import {
  unreadableText,
  elsewhereText,
  parkedText,
  pendingText
} from './purchase/purchase-texts.ts'
import { placeWords } from '../shell/words.ts'
import { resumingWords } from './words.ts'
import { findSwap, keepSwap } from './swap/swap-queue.ts'
import { closePurchases } from './purchase/close-purchases.ts'
import { finishLicenses } from './swap/finish.ts'
import type { Person } from './purchase/person.ts'
import { ageOf } from './purchase/age.ts'
import { isUndecided } from './purchase/step.ts'
import type { LicensedFile } from './purchase/licensed-file.ts'
import { isPaid } from './plan/owned-licenses.ts'
import { findNumbers, recordLicenses } from './purchase/record-licenses.ts'
import { toRunItem } from './purchase/run-item.ts'
import type { RunItem } from './purchase/run-item.ts'
import { isForOpenFile, toPaidFile } from './purchase/owned-file.ts'
import { settle, settleOnce } from './purchase/settle.ts'
import { updateItem } from './purchase/licensing.ts'

/** Milliseconds after which a missing license number is reported. */
const pendingAfter = 24 * 3_600_000

/** Purchases of an earlier run that can continue here. */
export function unfinishedEntries(person: Person): JournalEntry[] {
  return openEntries(person.userId).filter(
    entry =>
      entry.state !== 'placed' && (!isPaid(entry) || isForOpenFile(entry))
  )
}

let parkedNotice = 0

/** Reports purchases and swaps of a person who is not signed in. */
export function notifyParked(person: Person | null): void {
  dismissNotice(parkedNotice)
  const { service } = platform().addresses
  const purchases = $journal
    .get()
    .filter(entry => entry.service === service && !isSettled(entry))
  const isForeign = (one: { accountId: string }) =>
    one.accountId !== person?.userId
  const parked = purchases.filter(isForeign)
  const swaps = $batches.get().filter(({ items }) => items.length > 0)
  if (parked.length === 0 && !swaps.some(isForeign)) return
  const names = new Set(parked.flatMap(({ userName }) => userName || []))
  parkedNotice = showNotice('info', parkedText([...names], person !== null), {
    text: resumingWords.get().account,
    run: () => openView({ name: 'account' })
  })
}

let unreadableNotice = 0

/** Reports licenses that wait for their file or their number. */
export function notifyWaiting({ userId }: Person): void {
  const unreadable = $unreadable.get()
  dismissNotice(unreadableNotice)
  if (unreadable.length > 0) {
    unreadableNotice = showNotice('error', unreadableText(unreadable), {
      text: placeWords.get().licenses,
      run: () => openView({ name: 'licenses' })
    })
  }
  const paid = openEntries(userId).filter(isPaid)
  const elsewhere = paid.filter(
    one => one.state !== 'placed' && !isForOpenFile(one)
  )
  if (elsewhere.length > 0) showNotice('info', elsewhereText(elsewhere))
  const pending = paid.filter(
    one => one.licenseId === null && ageOf(one, platform().now()) > pendingAfter
  )
  const assetIds = pending.map(({ assetId }) => assetId)
  if (pending.length > 0) showNotice('info', pendingText(assetIds))
}

/** The items before anything has happened. */
export async function toUnfinishedItems(
  entries: readonly JournalEntry[],
  files: readonly LicensedFile[]
): Promise<RunItem[]> {
  const assets = await fetchNamed([...entries, ...files])
  const find = (one: AssetRef) => assets.find(asset => isSameAsset(asset, one))
  return [
    ...entries.map(entry => {
      const { charge, state } = entry
      const step = state === 'doubtful' ? state : 'checking'
      return toRunItem(entry, find(entry), step, charge)
    }),
    ...files.map(file => toRunItem(file, find(file), 'checking', 0))
  ]
}

/** Finishing does not need names and pictures. */
async function fetchNamed(wanted: readonly AssetRef[]): Promise<Asset[]> {
  const fetched = await fetchByMedium(wanted, (mediaType, ids) =>
    fetchAssets(mediaType, ids).catch(() => ({ assets: [] }))
  )
  return fetched.flatMap(({ assets }) => assets)
}

/**
 * Finds out how each purchase ended and finishes those licensed for this file;
 * others wait for their file. Never sends a purchase.
 */
export async function finishEntries(
  entries: readonly JournalEntry[],
  person: Person
): Promise<void> {
  const once = await settleOnce(entries)
  await finishPaid(once, person)
  const undecided = once.filter(isUndecided)
  if (undecided.length === 0) return
  const late = await settle(undecided)
  await finishPaid(late, person)
}

/** Placed licenses whose number was unknown so far. */
export async function closePlaced(person: Person): Promise<void> {
  const placed = openEntries(person.userId)
    .filter(entry => entry.state === 'placed' && isForOpenFile(entry))
    .map(entry => toPaidFile(entry))
  const numbered = await findNumbers(placed, person.userId)
  const known = numbered.filter(({ licenseId }) => licenseId !== null)
  const recorded = await recordLicenses(known, person)
  // Without its purchase, only the number proves that it is licensed.
  recorded.forEach(file => keepSwap(person.userId, file, {}))
  await waitForWrites()
  await closePurchases(recorded)
}

async function finishPaid(
  entries: readonly JournalEntry[],
  person: Person
): Promise<void> {
  const paid = entries.filter(isPaid)
  const files = paid.filter(isForOpenFile).map(entry => {
    const file = toPaidFile(entry)
    const { license = '' } = findSwap(person.userId, entry) ?? {}
    return { ...file, license: file.license || license }
  })
  await finishLicenses(files, person)
  paid
    .filter(entry => !isForOpenFile(entry))
    .forEach(entry =>
      updateItem(entry, {
        step: 'not-placed',
        text: resumingWords.get().otherFile
      })
    )
}
