import type { Matrix, Rect } from '../core/host.ts'
import { single } from '../core/single.ts'

/** As a layer keeps it. */
export function singleMatrix([[a, c, e], [b, d, f]]: Matrix): Matrix {
  return [
    [single(a), single(c), single(e)],
    [single(b), single(d), single(f)]
  ]
}

export function invert(m: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = m
  const det = a * d - b * c
  return [
    [d / det, -c / det, (c * f - d * e) / det],
    [-b / det, a / det, (b * e - a * f) / det]
  ]
}

/** The smallest box around all of them, or null for none. */
export function union(boxes: Rect[]): Rect | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
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
