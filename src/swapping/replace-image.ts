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
}

/**
 * The paints with one image replaced and everything else as it was; null
 * when none of them shows it.
 */
export function replaceImage(
  paints: readonly Paint[],
  replacement: Replacement
): Paint[] | null {
  let isChanged = false
  const changed = paints.map(paint => {
    if (paint.type !== 'IMAGE') return paint
    if (paint.imageHash !== replacement.fromHash) return paint
    isChanged = true
    return replaceIn(paint, replacement)
  })
  return isChanged ? changed : null
}

function replaceIn(paint: ImagePaint, replacement: Replacement): ImagePaint {
  const { from, to, toHash } = replacement
  const { scaleMode, imageTransform, scalingFactor } = paint
  const swapped = Object.assign({}, paint, { imageHash: toHash })
  if (scaleMode === 'CROP' && imageTransform) {
    const moved = moveCrop(imageTransform, from, to)
    return Object.assign(swapped, { imageTransform: moved })
  }
  if (scaleMode === 'TILE' && scalingFactor !== undefined) {
    const factor = scalingFactor * tileScale(from, to)
    return Object.assign(swapped, { scalingFactor: factor })
  }
  return swapped
}

/** Tiles count image pixels: the subject stays as large as it was. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
