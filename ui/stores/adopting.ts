import { atom } from 'nanostores'
import type { CompImage } from '../../contract/placing.ts'
import { fetchPicture } from '../comps/fetch-comp.ts'
import { controller } from '../controller.ts'
import type { Candidate } from './candidates.ts'
import { recheckFile } from './file.ts'
import { showError, showNotice } from './notices.ts'
import { fileWords } from '../words/file.ts'

/** Comps are on their way into the file's index. */
export const $isAdopting = atom(false)

/** Takes these pictures for comps of their assets; one undo step. */
export async function adoptComps(
  candidates: readonly Candidate[]
): Promise<void> {
  if ($isAdopting.get()) return
  $isAdopting.set(true)
  try {
    const comps: CompImage[] = []
    for (const candidate of candidates) comps.push(await toComp(candidate))
    const { adopted } = await controller.call('adoptComps', { comps })
    showNotice('success', fileWords.get().adopted(adopted.length))
    await recheckFile()
  } catch (error) {
    showError(error)
  } finally {
    $isAdopting.set(false)
  }
}

/** Of a file that is no preview the controller reads the size itself. */
async function toComp({
  imageHash,
  asset,
  match
}: Candidate): Promise<CompImage> {
  if (match.kind === 'same') {
    const { signal } = new AbortController()
    const { picture } = await fetchPicture(asset, match.record, signal)
    return { imageHash, picture }
  }
  const { id: assetId, mediaType, description } = asset
  const size = { width: 1, height: 1, pictureHeight: 1 }
  const what = { assetId, mediaType, name: description, rendition: 'unknown' }
  return { imageHash, picture: { ...what, ...size } }
}
