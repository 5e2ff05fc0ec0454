import svgpath from 'svgpath'
import type { Rect } from '../shared/rect.ts'
import {
  type Matrix,
  boxAround,
  translation,
  multiply,
  scaling
} from '../shared/matrix.ts'

/** Reads a `transform`; whatever it does not know it passes over. */
export function transformOf(text: string | undefined): Matrix {
  const plain = (text ?? '').replace(/(\d)(?:deg|px)/g, '$1')
  const points: [number, number][] = []
  // Three corners of the unit square determine the transform.
  svgpath('M0 0L1 0L0 1')
    .transform(plain)
    .iterate(segment => {
      points.push([Number(segment[1]), Number(segment[2])])
    })
  const [[e, f] = [0, 0], [ax, by] = [1, 0], [cx, dy] = [0, 1]] = points
  return [
    [ax - e, cx - e, e],
    [by - f, dy - f, f]
  ]
}

/** The transform from a unit square to a box, always invertible. */
export function boxMatrix({ x, y, width, height }: Rect): Matrix {
  return [
    [Math.max(width, 0.01), 0, x],
    [0, Math.max(height, 0.01), y]
  ]
}

/** The factor by which it enlarges. */
export function scaleOf([[a, c], [b, d]]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

interface Fitted {
  size: { width: number; height: number }
  viewBox: Rect
  /** `preserveAspectRatio` */
  ratio: string | undefined
}

function slack(room: number, word: string): number {
  if (word.endsWith('Min')) return 0
  return word.endsWith('Max') ? room : room / 2
}

/** The transform from a view box to the pixels that it fills. */
export function fitting({ size, viewBox, ratio }: Fitted): Matrix {
  const across = size.width / viewBox.width
  const down = size.height / viewBox.height
  const [align = '', how] = (ratio ?? 'xMidYMid').trim().split(/\s+/)
  const both = how === 'slice' ? Math.max(across, down) : Math.min(across, down)
  const [sx, sy] = align === 'none' ? [across, down] : [both, both]
  const { width, height } = boxAround(
    scaling(sx, sy),
    viewBox.width,
    viewBox.height
  )
  const x = slack(size.width - width, align.slice(0, 4))
  const y = slack(size.height - height, align.slice(4))
  return multiply(
    [
      [sx, 0, x],
      [0, sy, y]
    ],
    translation(-viewBox.x, -viewBox.y)
  )
}
