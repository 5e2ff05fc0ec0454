import type { Size } from '../../contract/picture.ts'

/** A transform of a canvas: `setTransform(...turn)`. */
type Turn = [number, number, number, number, number, number]

/** Turns a picture of this size, as stored, upright by its EXIF orientation. */
export function turnOf(orientation: number, { width, height }: Size): Turn {
  const isSideways = orientation > 4
  const flipsX = [2, 3, 7, 8].includes(orientation) ? -1 : 1
  const flipsY = [3, 4, 6, 7].includes(orientation) ? -1 : 1
  const x = flipsX < 0 ? width : 0
  const y = flipsY < 0 ? height : 0
  return isSideways
    ? [0, flipsX, flipsY, 0, y, x]
    : [flipsX, 0, 0, flipsY, x, y]
}
