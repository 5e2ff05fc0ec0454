import { isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { dropLostSwaps, filesToSwap, otherFileName } from './swap/swap-queue.ts'
import { dropClaims } from './purchase/drop-claims.ts'
import { isPaid } from './plan/owned-licenses.ts'
import { finishLicenses } from './swap/finish.ts'
import type { Person } from './purchase/person.ts'
import {
  closePlaced,
  finishEntries,
  notifyParked,
  notifyWaiting,
  toUnfinishedItems,
  unfinishedEntries
} from './resume.ts'
import { restoreLedger } from './restore-ledger.ts'
import { countSteps } from './purchase/run-item.ts'
import { planIdOf } from './swap/plan-batches.ts'
import { findLateLicenses } from './purchase/find-late-licenses.ts'
import { platform } from '../platform/platform.ts'
import { enqueue } from '../platform/queue.ts'
import { resumedText } from './resumed-texts.ts'
import { licenseFailures } from './purchase/words.ts'
import { resumingWords } from './words.ts'
import { buttonWords } from '../words/buttons.ts'
import { loadWatched } from './purchase/watched.ts'
import { loadIncidents } from './purchase/incidents.ts'
import { loadJournal, openEntries } from './purchase/journal.ts'
import {
  $licensing,
  currentPerson,
  refreshShown,
  showResult,
  $resumed
} from './purchase/licensing.ts'
import {
  dismissNotice,
  showError,
  showNotice,
  showWork
} from '../shell/notices.ts'
import { loadOwned } from '../holdings/owned.ts'
import { $batches, loadBatches } from './swap/swap-batches.ts'

/** Milliseconds. */
const watchPause = 5 * 60_000

let isWatching = false

/**
 * Finishes interrupted purchases; never starts one. One person's run ends
 * before the next begins.
 */
export function resumePurchases(): Promise<void> {
  return enqueue('resume', resumeOwn)
}

async function resumeOwn(): Promise<void> {
  const person = currentPerson()
  try {
    await loadBatches()
    notifyParked(person)
    if (!isWatching) await loadIncidents()
    if (!person || $licensing.get().state === 'running') return
    const planIds = $batches
      .get()
      .filter(({ accountId }) => accountId === person.userId)
      .map(planIdOf)
    await Promise.all([loadJournal(), loadWatched(), loadOwned()])
    await closePlaced(person)
    await findLateLicenses(person)
    await dropLostSwaps(person.userId)
    await dropClaims(person, planIds)
    // Otherwise nothing prevented the earlier check.
    const isAnyOpen = openEntries(person.userId).length > 0
    await resume(person)
    if (isAnyOpen) await resumeLate(person)
    await dropClaims(person)
    await restoreLedger(person)
    notifyWaiting(person)
  } catch (error) {
    showError(error, licenseFailures)
  }
  if (!isWatching) void watchDoubtful()
}

/** Checks doubtful purchases as long as the panel is open. */
async function watchDoubtful(): Promise<void> {
  isWatching = true
  for (;;) {
    await platform().wait(watchPause)
    const person = currentPerson()
    if (!person || $licensing.get().state === 'running') continue
    const open = openEntries(person.userId)
    if (open.some(({ state }) => state === 'doubtful')) await resumePurchases()
    else await dropClaims(person) // may have been running at the start
  }
}

/**
 * Late licenses that could not be checked while a purchase of the same asset
 * was open.
 */
async function resumeLate(person: Person): Promise<void> {
  const back = new Set((await findLateLicenses(person)).map(({ id }) => id))
  const late = unfinishedEntries(person).filter(({ id }) => back.has(id))
  if (late.length > 0) await resume(person, late)
}

async function resume(
  person: Person,
  entries = unfinishedEntries(person)
): Promise<void> {
  const buttons = buttonWords.get()
  const isBought = (asset: AssetRef) =>
    entries.some(entry => isSameAsset(entry, asset))
  const files = filesToSwap(person.userId).filter(file => !isBought(file))
  if (entries.length + files.length === 0) return
  const changesFile = files.length + entries.filter(isPaid).length > 0
  const notice = changesFile ? showWork(resumingWords.get().resuming) : 0
  const begunIn = otherFileName(person.userId)
  $resumed.set(await toUnfinishedItems(entries, files))
  try {
    await finishLicenses(files, person)
    await finishEntries(entries, person)
  } finally {
    dismissNotice(notice)
  }
  const items = $resumed.get()
  const bought = items.filter(isBought)
  const owned = items.filter(item => !isBought(item))
  const wasDoubtful = entries.filter(({ state }) => state === 'doubtful')
  const counts = {
    licensed: countSteps(bought, ['done', 'not-placed']),
    refused: countSteps(bought, ['refused']),
    doubtful: countSteps(bought, ['doubtful']),
    swapped: countSteps(owned, ['done']),
    waiting: filesToSwap(person.userId).filter(file => !isBought(file)).length
  }
  // Doubtful purchases are reported once.
  const doubtful = counts.doubtful - (isWatching ? wasDoubtful.length : 0)
  if (Object.values({ ...counts, doubtful }).every(count => count === 0)) return
  if (counts.licensed + counts.swapped > 0) refreshShown()
  showNotice('info', resumedText({ ...counts, begunIn }), {
    text: buttons.show,
    run: () => showResult(items)
  })
}
