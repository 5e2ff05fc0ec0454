import { isVideoFile } from '../../contract/document.ts'
import type { AssetRef, ImageIndexEntry } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { AddImage } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import { toPictureFile, wholeFile } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { parseTrackMark, trackMark } from '../images/track-mark.ts'
import type { TrackFile } from '../images/track-mark.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'
import { assetKey } from '../../contract/asset-key.ts'

/** Added since the start, by hash and asset: two assets may have one file. */
const added = new Map<string, PictureFile>()

type FileOfAsset = AssetRef & Pick<ImageIndexEntry, 'rendition'>

/**
 * Adds an image, a video or the mark of a track to the document and returns its
 * hash. A layer or a swap writes its index entry later.
 */
export async function addFile({ picture, bytes }: AddImage): Promise<string> {
  if (picture.mediaType === 'audio') return addTrackMark(picture)
  const hash = await wrapErrors(
    isVideoFile(picture) ? videoRefusal : imageRefusal,
    async () => {
      const file = isVideoFile(picture)
        ? await figma.createVideoAsync(bytes)
        : figma.createImage(bytes)
      return file.hash
    }
  )
  added.set(hash + assetKey(picture), toPictureFile(picture))
  return hash
}

/** Adds the mark of a track's file; the same file has the same mark. */
export function addTrackMark(track: FileOfAsset): string {
  return figma.createImage(trackMark(track)).hash
}

/** The file of a track that an image of the document stands for, if it does. */
export async function readTrackMark(hash: string): Promise<TrackFile | null> {
  const image = figma.getImageByHash(hash)
  if (!image) return null
  try {
    const { width, height } = await image.getSizeAsync()
    if (width !== 1 || height !== 1) return null
    return parseTrackMark(await image.getBytesAsync())
  } catch {
    return null // Figma: an image may be missing
  }
}

/**
 * Whether the document has the file. The mark of a track can be added any time.
 * Figma: nothing finds a video by its hash, so only those are known that were
 * added since the start.
 */
export function hasFile(hash: string, asset: FileOfAsset): boolean {
  if (asset.mediaType === 'audio') return addTrackMark(asset) === hash
  return isVideoFile(asset)
    ? added.has(hash + assetKey(asset))
    : figma.getImageByHash(hash) !== null
}

/** Throws `image-missing` when the document does not have the file. */
export function assertFile({ picture, imageHash }: CompImage): void {
  if (!hasFile(imageHash, picture)) throw new ClearedError('image-missing')
}

/** Null when the document does not have the file. */
export async function findFile(
  hash: string,
  asset: FileOfAsset
): Promise<PictureFile | null> {
  if (!hasFile(hash, asset)) return null
  const known = added.get(hash + assetKey(asset))
  const image = known ? null : figma.getImageByHash(hash)
  return known || (image && wholeFile(await image.getSizeAsync()))
}

function imageRefusal(reason: string): ErrorCode {
  return /too large/i.test(reason) ? 'image-too-large' : 'image-unreadable'
}

/** Figma: only files of paid teams take videos. */
function videoRefusal(reason: string): ErrorCode {
  if (/too large/i.test(reason)) return 'video-too-large'
  return /unsupported|invalid/i.test(reason)
    ? 'video-unreadable'
    : 'video-not-allowed'
}
