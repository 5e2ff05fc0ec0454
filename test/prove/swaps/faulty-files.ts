import sharp from 'sharp'
import { isVideoFile } from '../../../contract/document.ts'
import type { ImageIndexEntry } from '../../../contract/document.ts'
import type { Size } from '../../../contract/picture.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { isCutVideo } from '../../../ui/images/is-cut-video.ts'
import { readMovieHeader } from '../../flows/set-up/read-movie-header.ts'
import { allEntries } from './all-entries.ts'

/** Pixels of the longer side; the files that the service sends have more. */
const leastSide = 100

/** Not every browser knows every codec, so such a video is taken as sold. */
const unknown: Size = { width: Infinity, height: Infinity }

/** Keys of licensed files that nobody can decode, or that are far too small. */
export async function faultyFiles({
  pluginData,
  images,
  videos = {}
}: DocumentFile): Promise<string[]> {
  const licensed = allEntries(pluginData).flatMap(([key, text]) => {
    if (!key.startsWith('image:')) return []
    const entry = JSON.parse(String(text)) as ImageIndexEntry // the product wrote it
    // A card shows no file of its track.
    const isShown = entry.state === 'licensed' && entry.mediaType !== 'audio'
    return isShown ? [{ key, entry }] : []
  })
  const checked = await Promise.all(
    licensed.map(async ({ key, entry }) => {
      const isVideo = isVideoFile(entry)
      const file = (isVideo ? videos : images)[key.slice('image:'.length)]
      const size = await measure(bytesOf(file ?? ''), isVideo)
      return size && Math.max(size.width, size.height) >= leastSide ? [] : [key]
    })
  )
  return checked.flat()
}

function bytesOf(file: string | Uint8Array): Uint8Array {
  return typeof file === 'string' ? Buffer.from(file, 'base64') : file
}

async function measure(
  bytes: Uint8Array,
  isVideo: boolean
): Promise<Size | null> {
  if (isVideo && isCutVideo(bytes)) return null
  if (isVideo) return readMovieHeader(bytes) ?? unknown
  try {
    const picture = sharp(bytes).raw()
    return (await picture.toBuffer({ resolveWithObject: true })).info
  } catch {
    return null
  }
}
