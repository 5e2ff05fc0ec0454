import type { Size } from '../../contract/picture.ts'
import { coverCrop, moveCrop } from '../images/crop.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { isSameAspect } from '../images/subject-share.ts'

/**
 * The crop that shows what FILL showed of a picture, where FILL itself would
 * show another part of a file of another aspect; else null.
 */
export function fillAsCrop(
  box: Size,
  from: PictureFile,
  to: PictureFile
): Transform | null {
  if (isSameAspect(pictureSize(from), pictureSize(to))) return null
  const shown = moveCrop(coverCrop(box, toWhole(from)), from, to)
  const filled = coverCrop(box, toWhole(to))
  return isNear(shown, filled, to) || !isInside(shown) ? null : shown
}

/** FILL knows nothing of bars and margins. */
function toWhole({ width, height }: PictureFile): PictureFile {
  return { width, height, pictureHeight: height }
}

function isNear(one: Transform, other: Transform, file: PictureFile): boolean {
  const across = Math.abs(one[0][0] - other[0][0]) * file.width
  const down = Math.abs(one[1][1] - other[1][1]) * file.height
  return across <= 1 && down <= 1
}

/** Beyond its edges a file shows nothing. */
function isInside(crop: Transform): boolean {
  const [[width, , x], [, height, y]] = crop
  const least = -1e-6
  return [x, y, 1 - x - width, 1 - y - height].every(one => one >= least)
}
