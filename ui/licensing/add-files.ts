import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Batch } from './batch.ts'
import { addLicensedFile, fetchFile } from './licensed-file.ts'
import type { AddedFile, LicensedFile } from './licensed-file.ts'
import type { Tell } from './run-item.ts'
import { tellFailure } from './tell-failure.ts'

export interface FileInDocument {
  file: LicensedFile
  added: AddedFile
}

/** Bytes, or why there are none. */
type Fetched = Uint8Array | ErrorData

/**
 * Puts the files into the document that it has not. One is fetched while the
 * one before is fitted: two pictures are held at a time, and then hashes.
 */
export async function addFiles(
  files: readonly LicensedFile[],
  tell: Tell,
  batch: Batch
): Promise<FileInDocument[]> {
  const hashes = await batch.knownHashes()
  const missing = files.filter(({ assetId }) => !hashes.has(assetId))
  const fetched: FileInDocument[] = []
  let ahead: Promise<Fetched> | undefined
  for (const [i, file] of missing.entries()) {
    const got = await (ahead ?? fetchOne(file, tell))
    const next = missing[i + 1]
    ahead = next && fetchOne(next, tell)
    const result = await add(file, got)
    const isAdded = 'imageHash' in result
    batch.keep(file, isAdded ? result : { imageHash: null })
    if (isAdded) fetched.push({ file, added: result })
    else tellFailure(file, result, tell)
  }
  await batch.written()
  return files.flatMap(file => {
    const imageHash = hashes.get(file.assetId)
    if (imageHash === undefined) return fetched.filter(one => one.file === file)
    const { isReduced = false, loss = '' } = batch.find(file.assetId) ?? {}
    return { file, added: { imageHash, isReduced, loss } }
  })
}

/** Never rejects: nobody may be waiting for it yet. */
async function fetchOne(file: LicensedFile, tell: Tell): Promise<Fetched> {
  tell(file.assetId, { step: 'fetching' })
  try {
    return await fetchFile(file)
  } catch (error) {
    return toErrorData(error)
  }
}

async function add(
  file: LicensedFile,
  got: Fetched
): Promise<AddedFile | ErrorData> {
  if (!(got instanceof Uint8Array)) return got
  try {
    return await addLicensedFile(file, got)
  } catch (error) {
    return toErrorData(error)
  }
}
