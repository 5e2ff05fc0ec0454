import type { SceneNode } from '../shared/host.ts'
import { miterRatio } from '../shared/layer-margins.ts'
import type { Point } from '../shared/matrix.ts'
import { grown } from '../shared/rect.ts'
import { isArc } from './arc-path.ts'
import { boxPath } from './box-path.ts'
import type { Drawing } from './drawing.ts'
import { capMarkers } from './line-cap.ts'
import { inkRegion } from './ink-region.ts'
import { maskOf } from './mask.ts'
import { paintsSvg } from './paint-svg.ts'
import { inkBox } from './painted-box.ts'
import {
  type Attributes,
  type Ink,
  black,
  inkAttributes,
  white
} from './region.ts'
import { cornerRadii, edgeSvg, shapeSvg } from './shape-svg.ts'
import { svgAttributes } from './svg-text.ts'

const unstroked = ['GROUP', 'BOOLEAN_OPERATION', 'SLICE']
/** Layers whose edge cannot be moved: their stroke is clipped instead. */
const unmoved = ['POLYGON', 'STAR', 'VECTOR', 'TEXT']

/** All visible strokes, on the side of the edge they belong to. */
export function strokesSvg(node: SceneNode, drawing: Drawing): string {
  if (unstroked.includes(node.type) || node.strokes.length === 0) return ''
  const sides = sideWeights(node)
  if (sides === null && !(node.strokeWeight > 0)) return ''
  const draw = (ink: Ink): string =>
    sides
      ? sidesSvg(node, sides, ink, drawing.origin)
      : aligned(node, ink, drawing)
  return paintsSvg(
    node.strokes,
    node,
    inkRegion(draw, inkBox(node), drawing),
    drawing
  )
}

/** The lines of a stroke, as attributes of whatever is drawn along them. */
export function lineAttributes(node: SceneNode, weight: number): Attributes {
  const dashes = node.dashPattern ?? []
  const cap = node.strokeCap ?? 'NONE'
  const join = node.strokeJoin ?? 'MITER'
  return {
    fill: 'none',
    'stroke-width': weight,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : null,
    'stroke-linecap':
      cap === 'ROUND' || cap === 'SQUARE' ? cap.toLowerCase() : null,
    'stroke-linejoin':
      join === 'ROUND' || join === 'BEVEL' ? join.toLowerCase() : null,
    'stroke-miterlimit':
      join === 'MITER' && node.strokeMiterLimit !== undefined
        ? miterRatio(node.strokeMiterLimit)
        : null
  }
}

function aligned(node: SceneNode, ink: Ink, drawing: Drawing): string {
  const { strokeAlign, strokeWeight: weight } = node
  const color = inkAttributes('stroke', ink)
  const open = node.type === 'LINE' || (node.type === 'VECTOR' && isOpen(node))
  if (strokeAlign === 'CENTER' || open) {
    const markers = open ? capMarkers(node, ink, drawing) : {}
    const line = lineAttributes(node, weight)
    return edgeSvg(node, { ...line, ...color, ...markers }, 0, drawing.origin)
  }
  const inside = strokeAlign === 'INSIDE'
  if (!unmoved.includes(node.type) && !isArc(node)) {
    const inset = inside ? weight / 2 : -weight / 2
    const line = { ...lineAttributes(node, weight), ...color }
    return edgeSvg(node, line, inset, drawing.origin)
  }
  const wide = { ...lineAttributes(node, weight * 2), ...color }
  return cutAlongEdge(node, edgeSvg(node, wide), inside, drawing)
}

function isOpen(node: SceneNode): boolean {
  return (node.vectorNetwork?.regions ?? []).length === 0
}

/** Clips a line around the edge to its inside or outside. */
function cutAlongEdge(
  node: SceneNode,
  line: string,
  inside: boolean,
  drawing: Drawing
): string {
  const area = inkBox(node)
  const ground = { ...grown(area, 1), ...inkAttributes('fill', white) }
  const all = inside ? '' : `<rect${svgAttributes(ground)}/>`
  const shape = shapeSvg(node, inkAttributes('fill', inside ? white : black))
  return `<g mask="${maskOf(all + shape, area, drawing)}">${line}</g>`
}

/** Clockwise from the top, or null when all four are alike. */
function sideWeights(node: SceneNode): number[] | null {
  const own = [
    node.strokeTopWeight,
    node.strokeRightWeight,
    node.strokeBottomWeight,
    node.strokeLeftWeight
  ]
  if (own.every(weight => weight === undefined)) return null
  const weights = own.map(weight => weight ?? node.strokeWeight)
  return new Set(weights).size > 1 ? weights : null
}

/** Sides of unequal weight: what lies between an outer and an inner box. */
function sidesSvg(
  node: SceneNode,
  weights: number[],
  ink: Ink,
  origin: Point = { x: 0, y: 0 }
): string {
  const part =
    node.strokeAlign === 'INSIDE' ? 0 : node.strokeAlign === 'CENTER' ? 0.5 : 1
  const outer = frame(node, weights, part, origin)
  const inner = frame(node, weights, part - 1, origin)
  return `<path${svgAttributes({
    d: outer + inner,
    'fill-rule': 'evenodd',
    ...inkAttributes('fill', ink)
  })}/>`
}

function frame(
  node: SceneNode,
  weights: number[],
  out: number,
  { x, y }: Point
): string {
  const [top = 0, right = 0, bottom = 0, left = 0] = weights
  const box = {
    x: x - left * out,
    y: y - top * out,
    width: Math.max(0, node.width + (left + right) * out),
    height: Math.max(0, node.height + (top + bottom) * out)
  }
  const radii = cornerRadii(node).map(radius =>
    radius > 0 ? Math.max(0, radius + Math.max(...weights) * out) : 0
  )
  return boxPath(box, radii)
}
