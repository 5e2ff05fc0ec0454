import type { Matrix } from '../core/host.ts'

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
