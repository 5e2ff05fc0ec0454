import type { Matrix } from './host.ts'

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
