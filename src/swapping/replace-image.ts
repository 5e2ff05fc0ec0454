import { moveCrop } from '../images/crop.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { subjectShare } from '../images/subject-share.ts'

/** An image, and another file of the same picture that replaces it. */
export interface Replacement {
  fromHash: string
  from: PictureFile
  toHash: string
  to: PictureFile
  /** Reverts the opposite replacement exactly. */
  isReverse?: boolean
}

/**
 * The paint with the new image and everything else unchanged; null when it does
 * not show the old image.
 */
export function replaceImage(
  paint: Paint,
  { fromHash, from, to, toHash: imageHash, isReverse }: Replacement
): ImagePaint | null {
  if (paint.type !== 'IMAGE' || paint.imageHash !== fromHash) return null
  const { scaleMode, imageTransform, scalingFactor } = paint
  const scale = isReverse ? 1 / tileScale(to, from) : tileScale(from, to)
  return Object.assign(
    {},
    paint,
    { imageHash },
    scaleMode === 'CROP' &&
      imageTransform && {
        imageTransform: moveCrop(imageTransform, from, to, isReverse)
      },
    scaleMode === 'TILE' &&
      scalingFactor !== undefined && { scalingFactor: scalingFactor * scale }
  )
}

/** Tiles are scaled by image pixels, so a new file needs another scale. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
