import type { SceneNode } from '../shared/host.ts'
import { svgNumber } from './svg-text.ts'

const whole = 2 * Math.PI

/** Whether the ellipse is a pie, an arc or a ring. */
export function isArc(node: SceneNode): boolean {
  const arc = node.arcData
  if (!arc) return false
  return arc.innerRadius > 0 || Math.abs(sweepOf(arc)) < whole - 1e-6
}

function sweepOf(arc: NonNullable<SceneNode['arcData']>): number {
  const sweep = arc.endingAngle - arc.startingAngle
  return Math.max(-whole, Math.min(whole, sweep))
}

/** Pie, arc or ring; angles run clockwise from three o'clock. */
export function arcPath(node: SceneNode): string {
  const arc = node.arcData
  if (!arc) return ''
  const inner = Math.min(1, Math.max(0, arc.innerRadius))
  const sweep = sweepOf(arc)
  const from = arc.startingAngle
  if (Math.abs(sweep) >= whole - 1e-6) {
    const outer = `M${at(node, from, 1)}${turn(node, from, sweep, 1)}Z`
    if (inner === 0) return outer
    return (
      `${outer}M${at(node, from, inner)}` +
      `${turn(node, from, -sweep, inner)}Z`
    )
  }
  const end = from + sweep
  const back =
    inner === 0
      ? `L${at(node, 0, 0)}`
      : `L${at(node, end, inner)}${turn(node, end, -sweep, inner)}`
  return `M${at(node, from, 1)}${turn(node, from, sweep, 1)}${back}Z`
}

function at(node: SceneNode, angle: number, reach: number): string {
  const x = (node.width / 2) * (1 + reach * Math.cos(angle))
  const y = (node.height / 2) * (1 + reach * Math.sin(angle))
  return `${svgNumber(x)} ${svgNumber(y)}`
}

/** An arc in thirds, since SVG cannot draw a full circle as one arc. */
function turn(
  node: SceneNode,
  from: number,
  sweep: number,
  reach: number
): string {
  const rx = svgNumber((node.width / 2) * reach)
  const ry = svgNumber((node.height / 2) * reach)
  const way = sweep > 0 ? 1 : 0
  return [1 / 3, 2 / 3, 1]
    .map(
      part => `A${rx} ${ry} 0 0 ${way} ${at(node, from + sweep * part, reach)}`
    )
    .join('')
}
