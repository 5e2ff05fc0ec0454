import type { Rect } from './rect.ts'
import { single } from './single.ts'

/** A matrix [[a, c, e], [b, d, f]] as Figma writes it. */
export type Matrix = [[number, number, number], [number, number, number]]

export interface Point {
  x: number
  y: number
}

export const identity: Matrix = [
  [1, 0, 0],
  [0, 1, 0]
]

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = outer
  const [[a2, c2, e2], [b2, d2, f2]] = inner
  return [
    [a * a2 + c * b2, a * c2 + c * d2, a * e2 + c * f2 + e],
    [b * a2 + d * b2, b * c2 + d * d2, b * e2 + d * f2 + f]
  ]
}

export function transformPoint(matrix: Matrix, point: Point): Point {
  const [[a, c, e], [b, d, f]] = matrix
  return {
    x: a * point.x + c * point.y + e,
    y: b * point.x + d * point.y + f
  }
}

/** The upright box around a box that the matrix moves, turns or stretches. */
export function transformBox(matrix: Matrix, box: Rect): Rect {
  // No destructuring: it is slow in the realm's engine, and layers are many.
  const top = matrix[0]
  const low = matrix[1]
  if (top[0] === 1 && low[1] === 1 && low[0] === 0 && top[1] === 0) {
    const { width, height } = box
    return { x: box.x + top[2], y: box.y + low[2], width, height }
  }
  const { x, y } = transformPoint(matrix, box)
  const [[a, c], [b, d]] = matrix
  return boxAround(
    [
      [a, c, x],
      [b, d, y]
    ],
    box.width,
    box.height
  )
}

/** The upright box around a box of this size under this matrix. */
export function boxAround(matrix: Matrix, width: number, height: number): Rect {
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

/** The inverse of a layer's transform, which is never flat. */
export function inverse(matrix: Matrix): Matrix {
  return invert(matrix) || identity
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

/** Degrees, counter-clockwise, as Figma's `rotation`. */
export function rotationOf(m: Matrix): number {
  const degrees = (Math.atan2(-m[1][0], m[0][0]) * 180) / Math.PI
  return degrees === 0 ? 0 : degrees
}

/** Turned counter-clockwise, at the same position. */
export function rotated(m: Matrix, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [
    [cos, sin, m[0][2]],
    [-sin, cos, m[1][2]]
  ]
}

/** Figma keeps no scale in a layer's transform: its axes have length one. */
export function withoutScale(m: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = m
  const across = Math.hypot(a, b) || 1
  const down = Math.hypot(c, d) || 1
  return [
    [a / across, c / down, e],
    [b / across, d / down, f]
  ]
}

/** A matrix as a layer stores it. */
export function singleMatrix([[a, c, e], [b, d, f]]: Matrix): Matrix {
  return [
    [single(a), single(c), single(e)],
    [single(b), single(d), single(f)]
  ]
}
