import type { Matrix, Rect } from '../shared/host.ts'
import { identity, invert, transformPoint } from '../shared/matrix.ts'

/** A box in the page's coordinates, in those of a container. */
export function rectWithin(rect: Rect, container: Matrix): Rect {
  const inverse = invert(container) ?? identity
  return { ...rect, ...transformPoint(inverse, rect) }
}
