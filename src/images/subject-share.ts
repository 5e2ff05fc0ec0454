import type { Size } from '../../contract/picture.ts'
import { pictureSize } from './picture-file.ts'
import type { PictureFile } from './picture-file.ts'

/**
 * The fractions of the other picture's sides that this picture covers. A
 * picture of another aspect ratio is assumed to show more around the same
 * centre.
 */
export function subjectShare(from: PictureFile, to: PictureFile): Size {
  const one = pictureSize(from)
  const other = pictureSize(to)
  if (isSameAspect(one, other)) return { width: 1, height: 1 }
  const across = aspectOf(one) / aspectOf(other)
  return across < 1
    ? { width: across, height: 1 }
    : { width: 1, height: 1 / across }
}

/** Sides are whole pixels, so aspect ratios may differ by one pixel. */
export function isSameAspect(one: Size, other: Size): boolean {
  return isWithinPixel(one, other) || isWithinPixel(other, one)
}

/** Aspects of one picture differ less, whatever its files are rounded to. */
export function hasOtherShape(one: Size, other: Size): boolean {
  const across = aspectOf(one) / aspectOf(other)
  return Math.max(across, 1 / across) > 1.02 && !isSameAspect(one, other)
}

function isWithinPixel(one: Size, { width, height }: Size): boolean {
  const down = Math.abs(one.height - (one.width * height) / width)
  const across = Math.abs(one.width - (one.height * width) / height)
  return Math.min(down, across) <= 1
}

function aspectOf({ width, height }: Size): number {
  return width / height
}
