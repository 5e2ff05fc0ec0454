import type { Rect } from '../shared/rect.ts'
import { svgNumber } from './svg-text.ts'

/** A box with these corner radii, clockwise from the top left. */
export function boxPath(box: Rect, radii: number[], smoothing = 0): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii
  const { x, y, width, height } = box
  const room = Math.min(width, height) / 2
  const corner = (radius: number): Corner => cornerOf(radius, smoothing, room)
  const corners = [corner(a), corner(b), corner(c), corner(d)] as const
  return (
    `M${svgNumber(x + corners[0].reach)} ${svgNumber(y)}` +
    `H${svgNumber(x + width - corners[1].reach)}` +
    drawCorner(corners[1], 1, 0) +
    `V${svgNumber(y + height - corners[2].reach)}` +
    drawCorner(corners[2], 0, 1) +
    `H${svgNumber(x + corners[3].reach)}` +
    drawCorner(corners[3], -1, 0) +
    `V${svgNumber(y + corners[0].reach)}` +
    `${drawCorner(corners[0], 0, -1)}Z`
  )
}

/** A corner: a curve, an arc and the same curve back. */
interface Corner {
  radius: number
  /** The distance from the corner along the side to the start of the curve. */
  reach: number
  /** Distances along the side to the first and second control point. */
  early: number
  late: number
  /** The offset from there to the arc, along and across. */
  along: number
  across: number
  /** The arc's extent on either axis. */
  arc: number
}

/**
 * Figma: smoothing takes the arc's ends away and lets a Bézier curve, as long
 * as there is room, lead into what remains of it.
 */
function cornerOf(radius: number, smoothing: number, room: number): Corner {
  if (radius <= 0) {
    return {
      radius: 0,
      reach: 0,
      early: 0,
      late: 0,
      along: 0,
      across: 0,
      arc: 0
    }
  }
  const most = Math.max(0, room / radius - 1)
  const smooth = Math.min(Math.max(0, smoothing), 1, most)
  const reach = Math.min((1 + smooth) * radius, Math.max(room, radius))
  const turn = (Math.PI / 2) * (1 - smooth)
  const arc = Math.sin(turn / 2) * radius * Math.SQRT2
  const tangent = radius * Math.tan((Math.PI / 2 - turn) / 4)
  const lean = (Math.PI / 4) * smooth
  const along = tangent * Math.cos(lean)
  const across = along * Math.tan(lean)
  const late = Math.max(0, (reach - arc - along - across) / 3)
  return { radius, reach, early: 2 * late, late, along, across, arc }
}

/** `dx`, `dy`: the way along the side that the corner ends. */
function drawCorner(corner: Corner, dx: number, dy: number): string {
  const { radius, early, late, along, across, arc } = corner
  if (radius === 0) return ''
  const step = (forward: number, aside: number): string =>
    `${svgNumber(forward * dx - aside * dy)} ` +
    svgNumber(forward * dy + aside * dx)
  const total = early + late + along
  const round = `a${svgNumber(radius)} ${svgNumber(radius)} 0 0 1 ${step(arc, arc)}`
  if (total < 1e-9) return round
  return (
    `c${step(early, 0)} ${step(early + late, 0)} ${step(total, across)}` +
    `${round}c${step(across, along)} ${step(across, along + late)} ` +
    step(across, total)
  )
}
