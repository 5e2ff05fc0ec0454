import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { inAdvance } from '../in-advance.ts'
import type { Batch } from './batch.ts'
import { addLicensedFile, fetchFile, findAddress } from './licensed-file.ts'
import type { AddedFile, LicensedFile } from './licensed-file.ts'
import type { Tell } from './run-item.ts'
import { tellFailure } from './tell-failure.ts'

export interface FileInDocument {
  file: LicensedFile
  added: AddedFile
}

/** What a file has come to, or why it has not. */
type Step<Result> = [file: LicensedFile, result: Result | ErrorData]

/**
 * Puts the files into the document that it has not. The address of one is
 * asked for while the one before is fetched and the one before that is fitted:
 * two pictures are held at a time, and then hashes.
 */
export async function addFiles(
  files: readonly LicensedFile[],
  tell: Tell,
  batch: Batch
): Promise<FileInDocument[]> {
  const hashes = await batch.knownHashes(files)
  const missing = files.filter(({ assetId }) => !hashes.has(assetId))
  const fetched: FileInDocument[] = []
  const found = inAdvance(missing, find)
  for await (const [file, got] of inAdvance(found, fetchOne)) {
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

  async function fetchOne([file, address]: Step<string>): Promise<
    Step<Uint8Array>
  > {
    if (typeof address !== 'string') return [file, address]
    tell(file.assetId, { step: 'fetching' })
    return [file, await fetchFile(file, address).catch(toErrorData)]
  }
}

async function find(file: LicensedFile): Promise<Step<string>> {
  return [file, await findAddress(file).catch(toErrorData)]
}

async function add(
  file: LicensedFile,
  got: Uint8Array | ErrorData
): Promise<AddedFile | ErrorData> {
  if (!(got instanceof Uint8Array)) return got
  try {
    return await addLicensedFile(file, got)
  } catch (error) {
    return toErrorData(error)
  }
}
