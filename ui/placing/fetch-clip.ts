import { ClearedError } from '../../contract/errors.ts'
import { maxVideoBytes } from '../../contract/picture.ts'
import { sniffType } from '../../contract/sniff-file.ts'
import { sizeOf } from '../api/asset.ts'
import type { Asset } from '../api/asset.ts'
import { fetchPreview } from '../api/media.ts'
import { isCutVideo } from '../images/is-cut-video.ts'
import { platform } from '../platform/platform.ts'
import { compFacts } from './fetch-comp.ts'
import type { FetchedComp } from './fetch-comp.ts'

/** Pixels of a clip that cannot be measured; only its aspect matters. */
export const usualSide = 426

/** The watermarked clip of a video, ready for the canvas. */
export async function fetchClip(
  asset: Asset,
  signal?: AbortSignal
): Promise<FetchedComp> {
  const [clip] = asset.clips.long
  if (!clip) throw new ClearedError('not-found', 'The video has no preview.')
  const bytes = await fetchPreview(clip.url, signal, {
    bytes: maxVideoBytes,
    code: 'video-too-large'
  })
  if (!sniffType(bytes)?.startsWith('video/')) {
    throw new ClearedError('video-unreadable', 'The preview is no video.')
  }
  if (isCutVideo(bytes)) throw new ClearedError('download-incomplete')
  const { width, height } =
    (await platform().measureVideo(bytes, signal)) ??
    sizeOf({}, usualSide, asset.aspect)
  const facts = compFacts(asset, clip)
  return { picture: { ...facts, width, height, pictureHeight: height }, bytes }
}
