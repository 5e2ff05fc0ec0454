import type { Point } from './matrix.ts'
import type { Size } from './rect.ts'

/**
 * Points on ellipses in a box, clockwise from the top: `count` for each of the
 * radii, which take turns and are parts of the box's own.
 */
export function starPoints(
  { width, height }: Size,
  count: number,
  radii: readonly number[]
): Point[] {
  const all = count * radii.length
  return Array.from({ length: all }, (_, i) => {
    const angle = (i / all) * 2 * Math.PI
    const radius = radii[i % radii.length] ?? 1
    return {
      x: (width / 2) * (1 + radius * Math.sin(angle)),
      y: (height / 2) * (1 - radius * Math.cos(angle))
    }
  })
}
