import { type Point, transformPoint } from '../core/matrix.ts'
import type { TurnedBox } from './gesture.ts'

/** The corners on the page, moved by so much. */
export function cornersOf(box: TurnedBox, by: Point): Point[] {
  const { matrix, width, height } = box
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height }
  ].map(corner => {
    const { x, y } = transformPoint(matrix, corner)
    return { x: x + by.x, y: y + by.y }
  })
}

/** A point as SVG writes it in a list. */
export function pairOf(point: Point): string {
  return `${point.x},${point.y}`
}
