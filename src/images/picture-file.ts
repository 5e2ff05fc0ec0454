import type { Size } from '../../contract/picture.ts'
import { pick } from '../platform/pick.ts'

/** Where an image file shows the picture, in pixels. */
export interface PictureFile {
  width: number
  height: number
  /** Rows above the id bar; all rows when there is none. */
  pictureHeight: number
  /** Columns left and right of the picture that do not show it. */
  marginX?: number
  /** Rows above and below it, within `pictureHeight`. */
  marginY?: number
}

/** A part of a file, in fractions of its width and height. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Where the file shows the picture. */
export function pictureArea(file: PictureFile): Area {
  const { width, height, marginX = 0, marginY = 0 } = file
  const size = pictureSize(file)
  return {
    x: marginX / width,
    y: marginY / height,
    width: size.width / width,
    height: size.height / height
  }
}

/** Pixels of the picture alone. */
export function pictureSize(file: PictureFile): Size {
  const { width, pictureHeight, marginX = 0, marginY = 0 } = file
  return { width: width - 2 * marginX, height: pictureHeight - 2 * marginY }
}

/** False with an id bar or margins. */
export function isWholePicture(file: PictureFile): boolean {
  const { width, height } = pictureSize(file)
  return width === file.width && height === file.height
}

export function toPictureFile(file: PictureFile): PictureFile {
  return pick(file, ['width', 'height', 'pictureHeight', 'marginX', 'marginY'])
}

/** A file without id bar and margins. */
export function wholeFile({ width, height }: Size): PictureFile {
  return { width, height, pictureHeight: height }
}
