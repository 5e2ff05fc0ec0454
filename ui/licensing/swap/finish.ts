import { toErrorData } from '../../../contract/errors.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { noCompText } from './swap-texts.ts'
import { swapWords } from './words.ts'
import { addFiles } from './add-files.ts'
import type { AddedFiles } from './add-files.ts'
import { findSwap, keepSwap, settleSwaps } from './swap-queue.ts'
import { closePurchases } from '../purchase/close-purchases.ts'
import { dropClaims } from '../purchase/drop-claims.ts'
import { findInFile, hasComp } from './in-file.ts'
import type { InFile } from './in-file.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import type { Person } from '../purchase/person.ts'
import { findNumbers, recordLicenses } from '../purchase/record-licenses.ts'
import { swapFiles } from './swap-files.ts'
import { reportFailure } from './report-failure.ts'
import { updateItem } from '../purchase/licensing.ts'
import { lossOf } from '../purchase/run-item.ts'

/** Licensed files, and which of them are in the document. */
export interface Arrived extends AddedFiles {
  /** No layer shows a comp of these. */
  unplaced: LicensedFile[]
  /** The file as it was before; null if it could not be read. */
  found: InFile | null
}

/**
 * Puts licensed files on the canvas: saves the ledger, downloads the files one
 * after another (keeping only hashes), then swaps all in one undo step. Each
 * step can be repeated; failed ones are resumed at the next start.
 */
export async function finishLicenses(
  given: readonly LicensedFile[],
  person: Person
): Promise<void> {
  if (given.length === 0) return
  const numbered = await findNumbers(given, person.userId)
  const recorded = await recordOrReport(numbered, person)
  // The swap should be the last undo step.
  await dropClaims(person)
  if (recorded.length === 0) return
  const { userId } = person
  await swapLicenses(await fetchFiles(recorded, userId), userId)
}

/** The ledger. Without its record nothing is swapped; the journal keeps it. */
export async function recordOrReport(
  files: readonly LicensedFile[],
  person: Person
): Promise<LicensedFile[]> {
  try {
    return await recordLicenses(files, person)
  } catch (error) {
    files.forEach(file => reportFailure(file, toErrorData(error)))
    return []
  }
}

/** Downloads the files, after others of the run; the canvas does not change. */
export async function fetchFiles(
  files: readonly LicensedFile[],
  accountId: string,
  before?: Arrived,
  signal?: AbortSignal
): Promise<Arrived> {
  const all = before ?? {
    added: [],
    refused: [],
    unplaced: [],
    found: await findInFile()
  }
  const { found } = all
  const unplaced = files.filter(file => {
    const item = findSwap(accountId, file)
    const { imageHash = null, leftOut, pageIds } = item ?? {}
    if (pageIds?.length === 0) return true // excluded by a later plan
    return found && imageHash === null && !hasComp(found, file, leftOut)
  })
  const needed = files.filter(file => !unplaced.includes(file))
  const { added, refused } = await addFiles(needed, accountId, signal)
  return {
    added: [...all.added, ...added],
    refused: [...all.refused, ...refused],
    unplaced: [...all.unplaced, ...unplaced],
    found
  }
}

/** All swaps, in one undo step; none once the signal has aborted. */
export async function swapLicenses(
  { added, refused, unplaced, found }: Arrived,
  accountId: string,
  signal?: AbortSignal
): Promise<void> {
  const shown = found?.licensed ?? new Map<string, number>()
  for (const file of unplaced) {
    const uses = shown.get(assetKey(file)) ?? 0
    const text = whyUnplaced(found, file, accountId)
    const { fullSize } = findSwap(accountId, file) ?? {}
    const step = uses > 0 ? 'done' : 'not-placed'
    const isUnused = uses === 0 && found && !hasComp(found, file)
    const detail = uses > 0 ? { uses } : { text }
    updateItem(file, {
      step,
      ...detail,
      ...lossOf(file, {}, fullSize),
      ...(isUnused && { unused: file })
    })
  }
  const over = [...unplaced, ...refused]
  const closed = await closePurchases(over)
  over
    .filter(file => !closed.includes(file))
    .forEach(file => keepSwap(accountId, file, { pageIds: [] }))
  await settleSwaps(accountId, closed)
  await swapFiles(added, shown, accountId, signal)
}

function whyUnplaced(
  found: InFile | null,
  file: LicensedFile,
  accountId: string
): string {
  const { leftOut } = findSwap(accountId, file) ?? {}
  if (!found || !hasComp(found, file)) return noCompText(file)
  return hasComp(found, file, leftOut) ? '' : swapWords.get().compsLeftOut
}
