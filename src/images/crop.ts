import type { Size } from '../../contract/picture.ts'
import { pictureArea, pictureSize } from './picture-file.ts'
import type { PictureFile } from './picture-file.ts'
import { subjectShare } from './subject-share.ts'

/**
 * The transform of a CROP paint that covers a box with the picture alone,
 * centred and undistorted. Maps the layer's unit square to the file's.
 */
export function coverCrop(box: Size, file: PictureFile): Transform {
  const picture = pictureSize(file)
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale / file.width
  const height = box.height / scale / file.height
  const area = pictureArea(file)
  return [
    [width, 0, area.x + (area.width - width) / 2],
    [0, height, area.y + (area.height - height) / 2]
  ]
}

/** The same crop of the same subject in another file of it. */
export function moveCrop(
  crop: Transform,
  from: PictureFile,
  to: PictureFile
): Transform {
  const [[a, c, e], [b, d, f]] = crop
  const share = subjectShare(from, to)
  const before = pictureArea(from)
  const after = pictureArea(to)
  const across = (share.width * after.width) / before.width
  const down = (share.height * after.height) / before.height
  const left = after.x + (after.width * (1 - share.width)) / 2
  const top = after.y + (after.height * (1 - share.height)) / 2
  return [
    [a * across, c * across, (e - before.x) * across + left],
    [b * down, d * down, (f - before.y) * down + top]
  ]
}
