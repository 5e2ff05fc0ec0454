import { assetKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { SizeLimit } from '../../api/download.ts'
import { fetchPreview } from '../../api/media.ts'
import { readImageHeader } from '../../images/read-image-header.ts'
import { choosePicture } from '../../library/choose-picture.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { mapFew } from '../../placing/map-few.ts'
import { toBase64 } from '../../platform/to-base64.ts'

/** Device pixels on paper. */
const width = 144

/** Of a thumbnail; larger files are left out. */
const limit: SizeLimit = { bytes: 60_000, code: 'image-too-large' }

/** Characters of all thumbnails, so that the page stays easy to send. */
const most = 12_000_000

/**
 * Public thumbnails as data URLs, by `assetKey`. One that is missing, large or
 * no picture is left out.
 */
export async function fetchThumbnails(
  assets: readonly AssetRef[],
  signal: AbortSignal
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(assets.map(assetKey))]
  const urls = await mapFew(
    keys,
    key => fetchThumbnail(key, signal),
    signal,
    () => {}
  )
  const thumbnails = new Map<string, string>()
  let size = 0
  for (const [i, key] of keys.entries()) {
    const url = urls[i] ?? ''
    size += url.length
    if (url && size <= most) thumbnails.set(key, url)
  }
  return thumbnails
}

async function fetchThumbnail(
  key: string,
  signal: AbortSignal
): Promise<string> {
  const asset = detailsOf(key)
  const picture = asset && choosePicture(asset, width)
  if (!picture) return ''
  try {
    const bytes = await fetchPreview(picture.url, signal, limit)
    // Whatever the reply says of its type.
    const header = readImageHeader(bytes)
    return header ? `data:image/${header.format};base64,${toBase64(bytes)}` : ''
  } catch {
    signal.throwIfAborted()
    return '' // the proof is right without it
  }
}
