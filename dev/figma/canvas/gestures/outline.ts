import { type Point, transformPoint } from '../../shared/matrix.ts'
import type { TurnedBox } from './gesture.ts'

const still = { x: 0, y: 0 }

/** The corners of a box, moved by `by`, as a polygon's points. */
export function outlinePoints(
  box: TurnedBox,
  onScreen: (point: Point) => Point,
  by: Point = still
): string {
  const { matrix, width, height } = box
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height }
  ]
    .map(corner => transformPoint(matrix, corner))
    .map(({ x, y }) => onScreen({ x: x + by.x, y: y + by.y }))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}
