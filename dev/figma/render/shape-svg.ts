import type { SceneNode } from '../core/host.ts'
import { svgAttributes, svgNumber } from './svg-text.ts'

/** The outline of a layer, `inset` pixels inside its box. */
export function shapeSvg(
  node: SceneNode,
  attributes: Record<string, string | number | null>,
  inset = 0
): string {
  const width = Math.max(0, node.width - 2 * inset)
  const height = Math.max(0, node.height - 2 * inset)
  if (node.type === 'LINE') {
    const line = { x1: 0, y1: 0, x2: node.width, y2: 0 }
    return `<line${svgAttributes({ ...line, ...attributes })}/>`
  }
  if (node.type === 'ELLIPSE') {
    const ellipse = {
      cx: node.width / 2,
      cy: node.height / 2,
      rx: width / 2,
      ry: height / 2
    }
    return `<ellipse${svgAttributes({ ...ellipse, ...attributes })}/>`
  }
  const radii = cornerRadii(node)
  if (new Set(radii).size > 1) {
    const d = roundedPath(inset, inset, width, height, radii, inset)
    return `<path${svgAttributes({ d, ...attributes })}/>`
  }
  const [sharp = 0] = radii
  const radius = sharp > 0 ? sharp - inset : 0
  const rect = {
    x: inset === 0 ? null : inset,
    y: inset === 0 ? null : inset,
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

/** Clockwise from the top left, never more than half a side. */
function cornerRadii(node: SceneNode): number[] {
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

function roundedPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: number[],
  inset: number
): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii.map(it =>
    it > 0 ? Math.max(0, it - inset) : 0
  )
  const arc = (radius: number, dx: number, dy: number): string =>
    `a${svgNumber(radius)} ${svgNumber(radius)} 0 0 1 ` +
    `${svgNumber(dx)} ${svgNumber(dy)}`
  return [
    `M${svgNumber(x + a)} ${svgNumber(y)}`,
    `h${svgNumber(width - a - b)}`,
    arc(b, b, b),
    `v${svgNumber(height - b - c)}`,
    arc(c, -c, c),
    `h${svgNumber(c + d - width)}`,
    arc(d, -d, -d),
    `v${svgNumber(a + d - height)}`,
    arc(a, a, -a),
    'z'
  ].join('')
}
