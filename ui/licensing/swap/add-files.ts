import { isSavedAsFile } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { prefetch } from './prefetch.ts'
import { findKnownHashes, findSwap, keepSwap } from './swap-queue.ts'
import { waitForWrites } from './swap-batches.ts'
import { addLicensedFile } from './add-licensed-file.ts'
import type { AddedFile } from './add-licensed-file.ts'
import {
  fetchFile,
  findAddress,
  placedFile
} from '../purchase/licensed-file.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { reportFailure } from './report-failure.ts'
import { reportProgress } from './report-progress.ts'
import { updateItem } from '../purchase/licensing.ts'

export interface FileInDocument {
  file: LicensedFile
  added: AddedFile
}

export interface AddedFiles {
  added: FileInDocument[]
  /** Figma takes none of these: the next start need not try again. */
  refused: LicensedFile[]
}

const finalCodes: readonly ErrorCode[] = [
  'video-not-allowed',
  'video-too-large'
]

/** How many files are in memory at a time; later only their hashes. */
const concurrency = { image: 2, video: 1, audio: 1 }

/** A card shows no file, so the file of a track is not downloaded. */
const noBytes = new Uint8Array()

/**
 * Adds missing files to the document, the large videos first, and the marks of
 * tracks, until the signal aborts. Requests the URL of one file while earlier
 * ones are downloaded and converted.
 */
export async function addFiles(
  files: readonly LicensedFile[],
  accountId: string,
  signal?: AbortSignal
): Promise<AddedFiles> {
  const hashes = await findKnownHashes(accountId, files)
  const missing = files.filter(file => !hashes.has(assetKey(file)))
  const all = new Map<LicensedFile, AddedFile>()
  const refused: LicensedFile[] = []
  for (const medium of ['video', 'image', 'audio'] as const) {
    const own = missing.filter(({ mediaType }) => mediaType === medium)
    const found = prefetch(own, file => find(file, signal))
    const length = concurrency[medium]
    await Promise.all(Array.from({ length }, () => addSome(found)))
  }
  await waitForWrites()
  for (const file of files) {
    const imageHash = hashes.get(assetKey(file))
    if (imageHash === undefined) continue
    const { isReduced = false, loss = '' } = findSwap(accountId, file) ?? {}
    all.set(file, { imageHash, isReduced, loss })
  }
  const added = files.flatMap(file => {
    const own = all.get(file)
    return own ? { file, added: own } : []
  })
  return { added, refused }

  /** Each worker takes the next file when it is done. */
  async function addSome(found: Iterable<Promise<Found>>): Promise<void> {
    /** Once the team's plan refuses a video, no other is downloaded. */
    let refusal: ErrorData | null = null
    for (const next of found) {
      const [file, address] = await next
      // A crash should lose only the current files.
      await waitForWrites()
      const source: string | ErrorData = refusal ?? address
      const result: AddedFile | ErrorData =
        typeof source === 'string'
          ? await add(file, source, accountId, signal)
          : source
      const isAdded = 'imageHash' in result
      keepSwap(accountId, file, isAdded ? result : { imageHash: null })
      if (isAdded) {
        all.set(file, result)
        updateItem(file, { step: 'fetched' })
      } else {
        const { fullSize } = findSwap(accountId, file) ?? {}
        reportFailure(file, result, fullSize)
        if (result.code === 'video-not-allowed') refusal = result
        if (finalCodes.includes(result.code)) refused.push(file)
      }
    }
  }
}

type Found = [file: LicensedFile, address: string | ErrorData]

async function find(file: LicensedFile, signal?: AbortSignal): Promise<Found> {
  if (isSavedAsFile(file.mediaType)) return [file, '']
  const found = findAddress(placedFile(file), signal)
  return [file, await found.catch(toErrorData)]
}

async function add(
  file: LicensedFile,
  address: string,
  accountId: string,
  signal?: AbortSignal
): Promise<AddedFile | ErrorData> {
  try {
    if (isSavedAsFile(file.mediaType)) {
      return await addLicensedFile(file, noBytes)
    }
    updateItem(file, { step: 'fetching' })
    const onProgress = reportProgress(file)
    const placed = placedFile(file)
    const bytes = await fetchFile(placed, address, onProgress, signal)
    const { pixels } = findSwap(accountId, file) ?? {}
    return await addLicensedFile(placed, bytes, pixels)
  } catch (error) {
    return toErrorData(error)
  }
}
