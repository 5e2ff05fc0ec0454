import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { FoundComps } from '../../contract/finding.ts'
import type { Swap } from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import { deleteEntry, saveEntry } from '../stores/journal.ts'
import { wordsFor, wordsForNoComp } from '../words.ts'
import { addLicensedFile, renditionOf } from './licensed-file.ts'
import type { AddedFile, LicensedFile } from './licensed-file.ts'
import { findNumbers, recordLicenses } from './record.ts'
import type { RunItem } from './run-item.ts'

/** Tells how it stands with an asset. */
export type Tell = (assetId: string, part: Partial<RunItem>) => void

export interface Person {
  userId: string
  userName: string
}

interface FileInDocument {
  file: LicensedFile
  added: AddedFile
}

/**
 * Brings what is licensed onto the canvas: ledger, files one after another,
 * all swaps in one undo step. Every step can be repeated; what fails is
 * taken up again on the next start.
 */
export async function finishLicenses(
  given: readonly LicensedFile[],
  person: Person,
  tell: Tell
): Promise<void> {
  if (given.length === 0) return
  const numbered = await findNumbers(given, person.userId)
  const found = await findInFile()
  let files: LicensedFile[]
  try {
    const ledger = found?.ledger ?? []
    files = await recordLicenses(numbered, person.userName, ledger)
  } catch (error) {
    numbered.forEach(file => tellFailure(file, toErrorData(error), tell))
    return
  }
  const added: FileInDocument[] = []
  for (const file of files) {
    if (found && !hasComp(found, file)) await closeUnplaced(file, tell)
    else added.push(...(await add(file, tell)))
  }
  await swapAll(added, tell)
}

async function add(file: LicensedFile, tell: Tell): Promise<FileInDocument[]> {
  tell(file.assetId, { step: 'fetching' })
  try {
    return [{ file, added: await addLicensedFile(file) }]
  } catch (error) {
    tellFailure(file, toErrorData(error), tell)
    return []
  }
}

async function swapAll(
  added: readonly FileInDocument[],
  tell: Tell
): Promise<void> {
  if (added.length === 0) return
  added.forEach(({ file }) => tell(file.assetId, { step: 'swapping' }))
  try {
    const swaps = added.map(toSwap)
    const { swapped, refused } = await controller.call('swapComps', { swaps })
    for (const one of added) {
      const { file } = one
      const { assetId } = file
      const uses = swapped.find(one => one.assetId === assetId)?.uses ?? 0
      const kept = refused.find(one => one.assetId === assetId)
      const text = kept
        ? `${kept.name || 'A layer'} still shows the comp. ` +
          wordsFor({ code: kept.code, message: '' }, 'license')
        : ''
      tell(assetId, { step: uses > 0 ? 'done' : 'not-placed', uses, text })
      tell(assetId, lossOf(one))
      await close(file)
    }
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

function hasComp({ assets, pages }: FoundComps, file: LicensedFile): boolean {
  const isWhole = pages.every(({ checkedAt }) => checkedAt !== null)
  return (
    !isWhole ||
    assets.some(
      ({ assetId, state }) => assetId === file.assetId && state === 'comp'
    )
  )
}

async function closeUnplaced(file: LicensedFile, tell: Tell): Promise<void> {
  tell(file.assetId, { step: 'not-placed', text: wordsForNoComp })
  await close(file)
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

function toSwap({ file, added }: FileInDocument): Swap {
  const { imageHash } = added
  const { assetId, mediaType, licenseId } = file
  const rendition = renditionOf(file)
  return { assetId, mediaType, imageHash, rendition, licenseId }
}

function tellFailure(file: LicensedFile, error: ErrorData, tell: Tell): void {
  const text = `Licensed, but not on its layers yet. ${wordsFor(error, 'license')}`
  tell(file.assetId, { step: 'not-placed', error, text })
}
