import type { ColorTag } from './color-tag.ts'

/** What the header of a file says, read without decoding it. */
export interface ImageHeader {
  format: 'png' | 'jpeg' | 'gif' | 'webp'
  /** Pixels as stored; orientations 5 to 8 show them rotated. */
  width: number
  height: number
  /** The EXIF orientation: 1 is upright. */
  orientation: number
  /**
   * Every decoder reads it: red, green and blue or gray of 8 bits each, in the
   * format's usual encoding.
   */
  isPlain: boolean
  colorTag: ColorTag
  hasAlpha: boolean
  /** False when the file is cut off. */
  isComplete: boolean
}
