import { openBatch } from '../licensing/batch.ts'
import type { Batch } from '../licensing/batch.ts'
import { isPaid } from '../licensing/owned.ts'
import { finishLicenses } from '../licensing/finish.ts'
import type { Person } from '../licensing/finish.ts'
import {
  closePlaced,
  finishEntries,
  tellParked,
  toUnfinishedItems,
  unfinishedEntries
} from '../licensing/resume.ts'
import { changeItem, countSteps } from '../licensing/run-item.ts'
import type { RunItem, Tell } from '../licensing/run-item.ts'
import { wordsForResumed, wordsForResuming } from '../words.ts'
import { loadJournal } from './journal.ts'
import { $licensing, currentPerson, refreshShown } from './licensing.ts'
import { dismissNotice, showError, showNotice, showWork } from './notices.ts'
import { loadBatches } from './swap-batches.ts'

let resuming: Promise<void> = Promise.resolve()

/**
 * Finishes what was not finished; never starts a purchase. Another person's
 * comes to its end before.
 */
export function resumePurchases(): Promise<void> {
  resuming = resuming.then(resumeOwn)
  return resuming
}

async function resumeOwn(): Promise<void> {
  const person = currentPerson()
  try {
    await loadBatches()
    tellParked(person)
    if (!person || $licensing.get().state === 'running') return
    await loadJournal()
    const batch = openBatch(person.userId)
    await closePlaced(person, batch)
    await batch.dropLost()
    await resume(person, batch)
  } catch (error) {
    showError(error, 'license')
  }
}

async function resume(person: Person, batch: Batch): Promise<void> {
  const entries = unfinishedEntries(person)
  const isBought = ({ assetId }: { assetId: string }) =>
    entries.some(entry => entry.assetId === assetId)
  const files = batch.files().filter(file => !isBought(file))
  if (entries.length + files.length === 0) return
  const changesFile = files.length + entries.filter(isPaid).length > 0
  const notice = changesFile ? showWork(wordsForResuming) : 0
  const begunIn = batch.otherName()
  let items = await toUnfinishedItems(entries, files)
  const tellItem: Tell = (assetId, part) => {
    items = changeItem(items, assetId, part)
  }
  try {
    await finishLicenses(files, person, tellItem, batch)
    await finishEntries(entries, person, tellItem, batch)
  } finally {
    dismissNotice(notice)
  }
  const bought = items.filter(isBought)
  const owned = items.filter(item => !isBought(item))
  const counts = {
    licensed: countSteps(bought, ['done', 'not-placed']),
    refused: countSteps(bought, ['refused']),
    doubtful: countSteps(bought, ['doubtful']),
    swapped: countSteps(owned, ['done']),
    waiting: batch.files().filter(file => !isBought(file)).length
  }
  if (Object.values(counts).every(count => count === 0)) return
  if (counts.licensed + counts.swapped > 0) refreshShown()
  showNotice('info', wordsForResumed({ ...counts, begunIn }), {
    text: 'Show',
    run: () => showItems(items)
  })
}

function showItems(items: readonly RunItem[]): void {
  const { state } = $licensing.get()
  if (state !== 'running') $licensing.set({ state: 'done', items })
}
