import type { Matrix, Rect } from '../core/host.ts'
import type { Point } from '../core/matrix.ts'

/** The inverse, or null when the matrix flattens the plane. */
export function invert(matrix: Matrix): Matrix | null {
  const [[a, c, e], [b, d, f]] = matrix
  const determinant = a * d - b * c
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) {
    return null
  }
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant]
  ]
}

/** Stretches by these factors around the origin. */
export function scaling(x: number, y: number): Matrix {
  return [
    [x, 0, 0],
    [0, y, 0]
  ]
}

/** Moves by these distances. */
export function translation(x: number, y: number): Matrix {
  return [
    [1, 0, x],
    [0, 1, y]
  ]
}

/** Where the matrix brings a point. */
export function transformPoint(matrix: Matrix, point: Point): Point {
  const [[a, c, e], [b, d, f]] = matrix
  return {
    x: a * point.x + c * point.y + e,
    y: b * point.x + d * point.y + f
  }
}

/** The upright box around a box of this size under this matrix. */
export function boundsOf(matrix: Matrix, width: number, height: number): Rect {
  const corners = [
    transformPoint(matrix, { x: 0, y: 0 }),
    transformPoint(matrix, { x: width, y: 0 }),
    transformPoint(matrix, { x: width, y: height }),
    transformPoint(matrix, { x: 0, y: height })
  ]
  const xs = corners.map(corner => corner.x)
  const ys = corners.map(corner => corner.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
