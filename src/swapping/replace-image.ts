import { moveCrop } from '../images/crop.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { subjectShare } from '../images/subject-share.ts'

/** One image and the other file of the same picture that takes its place. */
export interface Replacement {
  fromHash: string
  from: PictureFile
  toHash: string
  to: PictureFile
  /** Takes the opposite replacement back. */
  isReverse?: boolean
}

/**
 * The paint with the other image and everything else as it was; null when it
 * does not show the one.
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

/** Tiles count image pixels: the subject stays as large as it was. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
