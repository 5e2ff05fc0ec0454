import type { Matrix, Rect } from './host.ts'

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

/** Where the matrix brings a point. */
export function transformPoint(matrix: Matrix, point: Point): Point {
  const [[a, c, e], [b, d, f]] = matrix
  return {
    x: a * point.x + c * point.y + e,
    y: b * point.x + d * point.y + f
  }
}

/** The upright box around a box that the matrix moves, turns or stretches. */
export function transformBox(matrix: Matrix, box: Rect): Rect {
  // Not taken apart: the realm's engine is slow at that, and layers are many.
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
