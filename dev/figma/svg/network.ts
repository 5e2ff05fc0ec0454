import type { Rect } from '../shared/rect.ts'
import {
  closePath,
  curveTo,
  liftPen,
  lineTo,
  moveTo,
  networkPen
} from '../shared/network-pen.ts'
import type { Segment } from './segments.ts'

interface Filling {
  windingRule: WindingRule
  /** With an outline only, open paths stay open. */
  isFilled: boolean
}

/** The network of a path, which starts at the corner of its box. */
export function networkOf(
  path: readonly Segment[],
  { x, y }: Rect,
  { windingRule, isFilled }: Filling
): VectorNetwork {
  const vertices: VectorVertex[] = []
  const segments: VectorSegment[] = []
  const pen = networkPen({ vertices, segments }, isFilled)
  for (const { command, numbers } of path) {
    const there = numbers.map((n, i) => n - (i % 2 === 0 ? x : y))
    const [a = 0, b = 0] = there
    if (command === 'M') moveTo(pen, a, b)
    else if (command === 'L') lineTo(pen, a, b)
    else if (command === 'C') curveTo(pen, there)
    else closePath(pen)
  }
  liftPen(pen)
  const { loops } = pen
  const regions = loops.length > 0 ? [{ windingRule, loops }] : []
  return { vertices, segments, regions }
}
