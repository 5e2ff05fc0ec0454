import type { SceneNode } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import { arcPath, isArc } from './arc-path.ts'
import { boxPath } from './box-path.ts'
import { networkPath, regionPath } from './network-path.ts'
import type { Attributes } from './region.ts'
import { polygonPath, starPath } from './star-path.ts'
import { svgAttributes } from './svg-text.ts'
import { textShape } from './text-shape.ts'

const corner = { x: 0, y: 0 }

/**
 * The outline of a layer; boxes and ellipses `inset` pixels inside and with
 * their corner at `origin`.
 */
export function shapeSvg(
  node: SceneNode,
  attributes: Attributes,
  inset = 0,
  origin = corner
): string {
  switch (node.type) {
    case 'LINE': {
      const line = { x1: 0, y1: 0, x2: node.width, y2: 0 }
      return `<line${svgAttributes({ ...line, ...attributes })}/>`
    }
    case 'ELLIPSE':
      return isArc(node)
        ? pathSvg(arcPath(node), attributes, 'evenodd')
        : ellipseSvg(node, attributes, inset, origin)
    case 'POLYGON':
      return pathSvg(polygonPath(node), attributes)
    case 'STAR':
      return pathSvg(starPath(node), attributes)
    case 'VECTOR':
      return regionsSvg(node, attributes)
    case 'TEXT':
      return textShape(node, attributes, origin)
    default:
      return boxSvg(node, attributes, inset, origin)
  }
}

/** The lines that a stroke follows. */
export function edgeSvg(
  node: SceneNode,
  attributes: Attributes,
  inset = 0,
  origin = corner
): string {
  if (node.type !== 'VECTOR') return shapeSvg(node, attributes, inset, origin)
  const network = node.vectorNetwork
  return network ? pathSvg(networkPath(network), attributes) : ''
}

/** One region of a vector; the whole box where there is no such region. */
export function regionSvg(
  node: SceneNode,
  index: number,
  attributes: Attributes
): string {
  const region = node.vectorNetwork?.regions?.[index]
  if (!region || !node.vectorNetwork) return ''
  const rule = region.windingRule === 'EVENODD' ? 'evenodd' : null
  return pathSvg(regionPath(node.vectorNetwork, region), attributes, rule)
}

function regionsSvg(node: SceneNode, attributes: Attributes): string {
  return (node.vectorNetwork?.regions ?? [])
    .map((_, index) => regionSvg(node, index, attributes))
    .join('')
}

function pathSvg(
  d: string,
  attributes: Attributes,
  rule: string | null = null
): string {
  if (d === '') return ''
  const rules = { 'fill-rule': rule, 'clip-rule': rule }
  return `<path${svgAttributes({ d, ...rules, ...attributes })}/>`
}

function ellipseSvg(
  node: SceneNode,
  attributes: Attributes,
  inset: number,
  origin: Point
): string {
  const ellipse = {
    cx: origin.x + node.width / 2,
    cy: origin.y + node.height / 2,
    rx: Math.max(0, node.width / 2 - inset),
    ry: Math.max(0, node.height / 2 - inset)
  }
  return `<ellipse${svgAttributes({ ...ellipse, ...attributes })}/>`
}

function boxSvg(
  node: SceneNode,
  attributes: Attributes,
  inset: number,
  origin: Point
): string {
  const x = origin.x + inset
  const y = origin.y + inset
  const width = Math.max(0, node.width - 2 * inset)
  const height = Math.max(0, node.height - 2 * inset)
  const radii = cornerRadii(node).map(radius =>
    radius > 0 ? Math.max(0, radius - inset) : 0
  )
  const smoothing = node.cornerSmoothing ?? 0
  if (new Set(radii).size > 1 || (smoothing > 0 && isRounded(node))) {
    const box = { x, y, width, height }
    return pathSvg(boxPath(box, radii, smoothing), attributes)
  }
  const [radius = 0] = radii
  const rect = {
    x: x === 0 ? null : x,
    y: y === 0 ? null : y,
    width,
    height,
    rx: radius > 0 ? radius : null
  }
  return `<rect${svgAttributes({ ...rect, ...attributes })}/>`
}

/** Whether any corner is round. */
export function isRounded(node: SceneNode): boolean {
  return cornerRadii(node).some(radius => radius > 0)
}

/** Whether the layer fills its whole box. */
export function isBox(node: SceneNode): boolean {
  const other = ['ELLIPSE', 'POLYGON', 'STAR', 'VECTOR', 'LINE', 'TEXT']
  return !other.includes(node.type) && !isRounded(node)
}

/** Clockwise from the top left, never more than half a side. */
export function cornerRadii(node: SceneNode): number[] {
  const most = Math.min(node.width, node.height) / 2
  const { topLeftRadius, topRightRadius } = node
  const { bottomRightRadius, bottomLeftRadius } = node
  return [
    topLeftRadius,
    topRightRadius,
    bottomRightRadius,
    bottomLeftRadius
  ].map(radius => Math.min(Math.max(0, radius || 0), most))
}
