import type { Rect } from '../shared/rect.ts'

/** A piece of the picture, with all that it holds. */
export interface Part {
  /** Where it leaves a mark. */
  box: Rect
  svg: string
  /**
   * What of it lies in an area, drawn a second time: it leans on the
   * definitions of the first, has no names, and blurs nothing.
   */
  again(area: Rect): string
}

/** Parts from the lowest to the highest. */
export function drawn(parts: readonly Part[]): string {
  return parts.map(part => part.svg).join('')
}

/** Likewise, a second time. */
export function redrawnParts(parts: readonly Part[], area: Rect): string {
  return parts.map(part => part.again(area)).join('')
}
