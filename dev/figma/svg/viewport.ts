import type { Size, Rect } from '../shared/rect.ts'
import type { Point } from '../shared/matrix.ts'
import { lengthOr, numbersOf } from './length.ts'
import type { Declarations } from './style-rules.ts'

/** The size that percentages refer to. */
export type Viewport = Size

/** The length that percentages of a radius refer to. */
export function meanSide({ width, height }: Viewport): number {
  return Math.hypot(width, height) / Math.SQRT2
}

/** The part of its own plane that an element shows; null for all of it. */
export function viewBoxOf(own: Declarations): Rect | null {
  const [x, y, width, height] = numbersOf(own['viewBox'])
  if (x === undefined || y === undefined || !width || !height) return null
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** The top-left corner of an element. */
export function cornerOf(
  own: Declarations,
  { width, height }: Viewport
): Point {
  return { x: lengthOr(0, own['x'], width), y: lengthOr(0, own['y'], height) }
}
