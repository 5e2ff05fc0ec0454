import type { SceneNode } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import { starPoints } from '../shared/star-points.ts'
import { svgNumber } from './svg-text.ts'

/** A regular polygon within the layer's box, one corner at the top. */
export function polygonPath(node: SceneNode): string {
  const count = Math.max(3, Math.round(node.pointCount ?? 3))
  return cornersPath(starPoints(node, count, [1]), node.cornerRadius)
}

/** A star: every second corner lies on the inner ellipse. */
export function starPath(node: SceneNode): string {
  const points = Math.max(3, Math.round(node.pointCount ?? 5))
  const inner = node.innerRadius ?? 0.382
  return cornersPath(starPoints(node, points, [1, inner]), node.cornerRadius)
}

/** A closed path through the corners, each rounded as far as there is room. */
export function cornersPath(corners: Point[], radius: number): string {
  const steps = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner
    const after = corners[(i + 1) % corners.length] ?? corner
    const { from, to, arc } = rounded(before, corner, after, radius)
    const start = `${i === 0 ? 'M' : 'L'}${pair(from)}`
    if (arc === 0) return start
    const turn = isClockwise(before, corner, after) ? 1 : 0
    const round = svgNumber(arc)
    return `${start}A${round} ${round} 0 0 ${turn} ${pair(to)}`
  })
  return steps.length === 0 ? '' : `${steps.join('')}Z`
}

interface Corner {
  from: Point
  to: Point
  /** The radius that there is room for. */
  arc: number
}

function rounded(
  before: Point,
  corner: Point,
  after: Point,
  radius: number
): Corner {
  const back = Math.hypot(before.x - corner.x, before.y - corner.y)
  const on = Math.hypot(after.x - corner.x, after.y - corner.y)
  const sharp = { from: corner, to: corner, arc: 0 }
  if (!(radius > 0) || back === 0 || on === 0) return sharp
  const cosine =
    ((before.x - corner.x) * (after.x - corner.x) +
      (before.y - corner.y) * (after.y - corner.y)) /
    (back * on)
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)))
  const slope = Math.max(1e-6, Math.tan(angle / 2))
  const reach = Math.min(radius / slope, back / 2, on / 2)
  return {
    from: between(corner, before, reach / back),
    to: between(corner, after, reach / on),
    arc: reach * slope
  }
}

function isClockwise(before: Point, corner: Point, after: Point): boolean {
  const across =
    (corner.x - before.x) * (after.y - corner.y) -
    (corner.y - before.y) * (after.x - corner.x)
  return across > 0
}

function between(from: Point, to: Point, part: number): Point {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part
  }
}

function pair(point: Point): string {
  return `${svgNumber(point.x)} ${svgNumber(point.y)}`
}
