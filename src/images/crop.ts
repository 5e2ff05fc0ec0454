import type { Size } from '../../contract/picture.ts'
import type { PictureFile } from './picture-file.ts'

/** Aspects that differ by less are the same, rounded. */
const sameAspect = 0.02

/**
 * The transform of a CROP paint that covers a box with the picture alone,
 * centred and undistorted. Maps the layer's unit square to the file's.
 */
export function coverCrop(box: Size, file: PictureFile): Transform {
  const scale = Math.max(
    box.width / file.width,
    box.height / file.pictureHeight
  )
  const width = box.width / scale / file.width
  const height = box.height / scale / file.height
  const shown = file.pictureHeight / file.height
  return [
    [width, 0, (1 - width) / 2],
    [0, height, (shown - height) / 2]
  ]
}

/**
 * The same crop of the same subject in another file of it. Pictures of
 * another aspect are taken for a wider view around the same centre.
 */
export function moveCrop(
  crop: Transform,
  from: PictureFile,
  to: PictureFile
): Transform {
  const across = aspectOf(from) / aspectOf(to)
  const isSame = Math.abs(across - 1) < sameAspect
  const u = isSame || across > 1 ? 1 : across
  const v = isSame || across < 1 ? 1 : 1 / across
  const shownFrom = from.pictureHeight / from.height
  const shownTo = to.pictureHeight / to.height
  const [[a, c, e], [b, d, f]] = crop
  const down = (v * shownTo) / shownFrom
  return [
    [a * u, c * u, e * u + (1 - u) / 2],
    [b * down, d * down, f * down + (shownTo * (1 - v)) / 2]
  ]
}

function aspectOf(file: PictureFile): number {
  return file.width / file.pictureHeight
}
