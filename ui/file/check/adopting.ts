import { atom } from 'nanostores'
import type { AdoptedComp } from '../../../contract/finding.ts'
import { sizeOf } from '../../api/asset.ts'
import { searchIdOf } from '../../api/search-ids.ts'
import { usualSide } from '../../placing/fetch-clip.ts'
import { fetchPicture } from '../../placing/fetch-comp.ts'
import { controller } from '../../platform/controller.ts'
import { $candidates, keyOf } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { recheckFile } from './file.ts'
import { showError, showNotice } from '../../shell/notices.ts'
import { noticeWords } from './words.ts'

/** Comps are being added to the file's index. */
export const $isAdopting = atom(false)

/** Adopts candidates as comps of their assets, in one undo step. */
export async function adoptComps(
  candidates: readonly Candidate[]
): Promise<void> {
  if ($isAdopting.get()) return
  $isAdopting.set(true)
  try {
    const comps: AdoptedComp[] = []
    for (const candidate of withRivals(candidates)) {
      comps.push(await toComp(candidate))
    }
    const { adopted } = await controller.adoptComps({ comps })
    showNotice('success', noticeWords.get().adopted(adopted.length))
    await recheckFile()
  } catch (error) {
    showError(error)
  } finally {
    $isAdopting.set(false)
  }
}

/**
 * Also records which other assets the image may show, for layers that are not
 * adopted here; otherwise these would count as the same asset.
 */
function withRivals(candidates: readonly Candidate[]): Candidate[] {
  const images = new Set(candidates.map(({ imageHash }) => imageHash))
  const keys = new Set(candidates.map(keyOf))
  const rivals = new Map(
    $candidates
      .get()
      .filter(one => images.has(one.imageHash) && !keys.has(keyOf(one)))
      .map(one => [keyOf(one), { ...one, uses: [] }])
  )
  return [...candidates, ...rivals.values()]
}

/**
 * If the file is not a preview, the controller reads the size itself. Figma: a
 * video has none, so it gets that of a usual clip.
 */
async function toComp({
  imageHash,
  asset,
  uses,
  match
}: Candidate): Promise<AdoptedComp> {
  const holders = uses.flatMap(use => use.nodeId ?? use.styleId ?? [])
  if (match.kind === 'same' && match.record) {
    const { signal } = new AbortController()
    const { picture } = await fetchPicture(asset, match.record, signal)
    return { imageHash, picture, holders }
  }
  const { assetId, mediaType, description } = asset
  const track = uses[0]?.track
  const { width, height } = track
    ? { width: 1, height: 1 }
    : sizeOf({}, usualSide, asset.aspect)
  const size = { width, height, pictureHeight: height }
  const rendition = track?.rendition ?? 'unknown'
  const what = { assetId, mediaType, name: description, rendition }
  const searchId = searchIdOf(asset)
  return { imageHash, picture: { ...what, ...size, searchId }, holders }
}
