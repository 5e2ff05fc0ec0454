import type { SceneNode } from '../shared/host.ts'
import type { Drawing } from './drawing.ts'
import { fillsOf } from './fills-of.ts'
import { filterOf } from './filter.ts'
import { maskOf } from './mask.ts'
import { paintsSvg } from './paint-svg.ts'
import { grown } from '../shared/rect.ts'
import { paintedBox } from './painted-box.ts'
import { type Region, grouped, inkAttributes, white } from './region.ts'
import { silhouette } from './silhouette.ts'
import { svgAttributes, svgMatrix, svgNumber } from './svg-text.ts'

/** Fills and strokes of a boolean operation, in the page's coordinates. */
export function booleanSvg(node: SceneNode, drawing: Drawing): string {
  const shape = maskedRegion(node, null, drawing)
  const inside = paintsSvg(fillsOf(node), node, shape, drawing)
  if (node.strokes.length === 0 || !(node.strokeWeight > 0)) return inside
  const border = maskedRegion(node, borderFilter(node, drawing), drawing)
  return inside + paintsSvg(node.strokes, node, border, drawing)
}

/** The operation's shape, or what a filter makes of it, as a mask. */
function maskedRegion(
  node: SceneNode,
  filter: string | null,
  drawing: Drawing
): Region {
  const area = grown(paintedBox(node), node.strokeWeight)
  const transform = svgMatrix(node.absoluteTransform)
  let mask: string | null = null
  const cut = (picture: string): string => {
    const shape = (): string =>
      grouped({ filter }, silhouette(node, white, drawing))
    mask ??= maskOf(shape(), area, drawing)
    return `<g mask="${mask}"><g transform="${transform}">${picture}</g></g>`
  }
  const reach = node.strokeWeight * 2
  const box = svgAttributes({
    x: -reach,
    y: -reach,
    width: node.width + 2 * reach,
    height: node.height + 2 * reach
  })
  return {
    isBox: false,
    cut,
    draw: ink =>
      cut(`<rect${box}${svgAttributes(inkAttributes('fill', ink))}/>`)
  }
}

/** The edge of whatever is drawn, as wide as the stroke; joins are square. */
function borderFilter(node: SceneNode, drawing: Drawing): string {
  const { strokeAlign, strokeWeight } = node
  const outward =
    strokeAlign === 'INSIDE' ? 0 : strokeAlign === 'CENTER' ? 0.5 : 1
  const outer = moved('dilate', strokeWeight * outward, 'outer')
  const inner = moved('erode', strokeWeight * (1 - outward), 'inner')
  const ring = '<feComposite in="outer" in2="inner" operator="out"/>'
  const area = grown(paintedBox(node), strokeWeight)
  return filterOf(outer + inner + ring, area, drawing)
}

function moved(
  operator: 'dilate' | 'erode',
  radius: number,
  result: string
): string {
  if (radius === 0) return `<feOffset in="SourceGraphic" result="${result}"/>`
  return (
    `<feMorphology in="SourceGraphic" operator="${operator}" ` +
    `radius="${svgNumber(radius)}" result="${result}"/>`
  )
}
