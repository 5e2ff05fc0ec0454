import { toErrorData } from '../../contract/errors.ts'
import type { FoundComps } from '../../contract/finding.ts'
import type { Swap } from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import { deleteEntry, saveEntry } from '../stores/journal.ts'
import { wordsForKept } from '../words-for-swaps.ts'
import { wordsForNoComp } from '../words.ts'
import { addFiles } from './add-files.ts'
import type { FileInDocument } from './add-files.ts'
import type { Batch } from './batch.ts'
import { renditionOf } from './licensed-file.ts'
import type { LicensedFile } from './licensed-file.ts'
import { findNumbers, recordLicenses } from './record.ts'
import type { RunItem, Tell } from './run-item.ts'
import { tellFailure } from './tell-failure.ts'

export interface Person {
  userId: string
  userName: string
}

/**
 * Brings what is licensed onto the canvas: files one after another, of which
 * only hashes are kept, then the ledger, then all swaps in one undo step.
 * Every step can be repeated; what fails is taken up on the next start.
 */
export async function finishLicenses(
  given: readonly LicensedFile[],
  person: Person,
  tell: Tell,
  batch: Batch
): Promise<void> {
  if (given.length === 0) return
  const numbered = await findNumbers(given, person.userId)
  const found = await findInFile()
  const isPlaced = (file: LicensedFile) =>
    !found || batch.isAdded(file.assetId) || hasComp(found, file)
  const added = await addFiles(numbered.filter(isPlaced), tell, batch)
  let files: LicensedFile[]
  try {
    const ledger = found?.ledger ?? []
    files = await recordLicenses(numbered, person.userName, ledger)
  } catch (error) {
    numbered.forEach(file => tellFailure(file, toErrorData(error), tell))
    return
  }
  for (const file of files) {
    if (!isPlaced(file)) await closeUnplaced(file, tell, batch)
  }
  const recorded = added.flatMap(one => {
    const file = files.find(({ assetId }) => assetId === one.file.assetId)
    return file ? [{ ...one, file }] : []
  })
  await swapAll(recorded, tell, batch)
}

async function swapAll(
  added: readonly FileInDocument[],
  tell: Tell,
  batch: Batch
): Promise<void> {
  if (added.length === 0) return
  added.forEach(({ file }) => tell(file.assetId, { step: 'swapping' }))
  try {
    const swaps = added.map(one => toSwap(one, batch))
    const result = await controller.call('swapComps', { swaps })
    const { swapped, refused, unreadPages } = result
    for (const one of added) {
      const { file } = one
      const { assetId } = file
      const uses = swapped.find(one => one.assetId === assetId)?.uses ?? 0
      const kept = refused.filter(one => one.assetId === assetId)
      const text =
        wordsForKept(kept, unreadPages) || (uses > 0 ? '' : wordsForNoComp)
      tell(assetId, { step: uses > 0 ? 'done' : 'not-placed', uses, text })
      tell(assetId, lossOf(one))
      await close(file)
    }
    const assetIds = added.map(({ file }) => file.assetId)
    if (unreadPages.length === 0) await batch.settle(assetIds)
  } catch (error) {
    added.forEach(({ file }) => tellFailure(file, toErrorData(error), tell))
  }
}

/** Null when the file could not be read. */
async function findInFile(): Promise<FoundComps | null> {
  try {
    return await controller.call('findComps', {})
  } catch {
    return null // then every file is fetched and the swap finds its layers
  }
}

function hasComp({ images, pages }: FoundComps, file: LicensedFile): boolean {
  const isWhole = pages.every(({ checkedAt }) => checkedAt !== null)
  return (
    !isWhole ||
    Object.values(images).some(
      ({ assetId, state }) => assetId === file.assetId && state === 'comp'
    )
  )
}

async function closeUnplaced(
  file: LicensedFile,
  tell: Tell,
  batch: Batch
): Promise<void> {
  tell(file.assetId, { step: 'not-placed', text: wordsForNoComp })
  await close(file)
  await batch.settle([file.assetId])
}

/** Without its number a purchase stays in the journal to be looked up. */
async function close({ entry, licenseId }: LicensedFile): Promise<void> {
  if (!entry) return
  try {
    if (licenseId !== null) await deleteEntry(entry.id)
    else await saveEntry({ ...entry, state: 'placed' })
  } catch {
    // The next start finds it on its layers and closes it.
  }
}

function lossOf({ file, added }: FileInDocument): Partial<RunItem> {
  return { loss: added.loss, reduced: added.isReduced ? file : null }
}

function toSwap({ file, added }: FileInDocument, batch: Batch): Swap {
  const { imageHash } = added
  const { assetId, mediaType, licenseId } = file
  const rendition = renditionOf(file)
  const leftOut = batch.leftOut(assetId)
  return { assetId, mediaType, imageHash, rendition, licenseId, leftOut }
}
