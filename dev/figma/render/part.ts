import type { Rect } from '../shared/rect.ts'

/** A piece of the picture, with its content. */
export interface Part {
  /** The area that it paints. */
  box: Rect
  svg: string
  /**
   * The part within an area, drawn a second time with the definitions of the
   * first, without names and blurs.
   */
  again(area: Rect): string
}

/** Parts from the lowest to the highest. */
export function drawn(parts: readonly Part[]): string {
  return parts.map(part => part.svg).join('')
}

/** The parts, drawn a second time. */
export function redrawnParts(parts: readonly Part[], area: Rect): string {
  return parts.map(part => part.again(area)).join('')
}
