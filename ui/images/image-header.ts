import type { ColorTag } from './color-tag.ts'

/** What the first bytes of a file say, read without decoding it. */
export interface ImageHeader {
  format: 'png' | 'jpeg' | 'gif' | 'webp'
  /** Pixels as stored; orientations 5 to 8 show them turned. */
  width: number
  height: number
  /** As EXIF counts: 1 is upright. */
  orientation: number
  /** Red, green and blue or gray, 8 bits each: what Figma surely shows. */
  isPlainColor: boolean
  colorTag: ColorTag
  hasAlpha: boolean
  /** False when the end of the file is missing. */
  isComplete: boolean
}
