import type { SceneNode } from '../core/host.ts'
import { svgAttributes } from './svg-text.ts'

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
  const radius = cornerRadius(node) - inset
  const rect = {
    x: inset === 0 ? null : inset,
    y: inset === 0 ? null : inset,
    width,
    height,
    rx: radius > 0 ? radius : null
  }
  return `<rect${svgAttributes({ ...rect, ...attributes })}/>`
}

export function cornerRadius(node: SceneNode): number {
  const radius = Number.isFinite(node.cornerRadius) ? node.cornerRadius : 0
  return Math.min(Math.max(0, radius), node.width / 2, node.height / 2)
}
