import type { Point, Size } from '../../contract/picture.ts'
import { pictureArea, pictureSize } from './picture-file.ts'
import type { PictureFile } from './picture-file.ts'
import { subjectShare } from './subject-share.ts'

/**
 * The transform of a CROP paint that covers a box with the picture alone,
 * undistorted, with its subject as central as can be. Maps the layer's unit
 * square to the file's.
 */
export function coverCrop(
  box: Size,
  file: PictureFile,
  subject: Point = middle
): Transform {
  const picture = pictureSize(file)
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale / file.width
  const height = box.height / scale / file.height
  const area = pictureArea(file)
  return [
    [width, 0, area.x + startOf(subject.x, width, area.width)],
    [0, height, area.y + startOf(subject.y, height, area.height)]
  ]
}

const middle = { x: 0.5, y: 0.5 }

/** Where a stretch begins that has a part of a longer one in its middle. */
function startOf(part: number, length: number, extent: number): number {
  const start = part * extent - length / 2
  return Math.max(0, Math.min(start, extent - length))
}

/**
 * The crop that shows the same part of the subject in another file. With
 * `isReverse`, the exact inverse of moving it from `to` to `from`.
 */
export function moveCrop(
  crop: Transform,
  from: PictureFile,
  to: PictureFile,
  isReverse = false
): Transform {
  const [[a, c, e], [b, d, f]] = crop
  const [across, left] = shiftOf('x', 'width')
  const [down, top] = shiftOf('y', 'height')
  return [
    [a * across, c * across, e * across + left],
    [b * down, d * down, f * down + top]
  ]

  /** Scale factor and offset along one axis. */
  function shiftOf(
    start: 'x' | 'y',
    side: 'width' | 'height'
  ): [number, number] {
    const [one, other] = isReverse ? [to, from] : [from, to]
    const share = subjectShare(one, other)[side]
    const before = pictureArea(one)
    const after = pictureArea(other)
    const factor = (share * after[side]) / before[side]
    const shift =
      after[start] + (after[side] * (1 - share)) / 2 - before[start] * factor
    return isReverse ? [1 / factor, -shift / factor] : [factor, shift]
  }
}
