import { moveCrop } from '../images/crop.ts'
import { isMedia, shownFile, showFile } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { subjectShare } from '../images/subject-share.ts'

/** A file, and another one of the same asset that replaces it. */
export interface Replacement {
  fromHash: string
  from: PictureFile
  toHash: string
  to: PictureFile
  isVideo: boolean
  /** Reverts the opposite replacement exactly. */
  isReverse?: boolean
}

/**
 * The paint with the new file and everything else unchanged; null when it does
 * not show the old file.
 */
export function replaceFile(
  paint: Paint,
  { fromHash, from, to, toHash: hash, isVideo, isReverse }: Replacement
): MediaPaint | null {
  if (!isMedia(paint)) return null
  const { hash: shown, transform, scalingFactor } = shownFile(paint)
  if (shown !== fromHash) return null
  const scale = isReverse ? 1 / tileScale(to, from) : tileScale(from, to)
  return showFile(paint, {
    hash,
    isVideo,
    transform:
      paint.scaleMode === 'CROP' && transform
        ? moveCrop(transform, from, to, isReverse)
        : undefined,
    scalingFactor:
      paint.scaleMode === 'TILE' && scalingFactor !== undefined
        ? scalingFactor * scale
        : undefined
  })
}

/** Tiles are scaled by the file's pixels, so a new file needs another scale. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
