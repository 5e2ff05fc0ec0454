import type { Size } from '../../contract/picture.ts'

/** Least of a comp's longest side, in canvas units. */
export const shortest = 160
const longest = 1000

/**
 * How large a comp is placed: its longest side takes half of what is
 * visible in that direction, within limits. Whole canvas units.
 */
export function placeSize(aspect: number, view: Size): Size {
  const visible = aspect >= 1 ? view.width : view.height
  const side = Math.round(Math.min(Math.max(visible / 2, shortest), longest))
  return aspect >= 1
    ? { width: side, height: Math.max(1, Math.round(side / aspect)) }
    : { width: Math.max(1, Math.round(side * aspect)), height: side }
}
