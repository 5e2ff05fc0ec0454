import type { SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { around, grown } from '../core/rect.ts'
import { paintedBox } from './painted-box.ts'
import { type Ink, black, inkAttributes, white } from './region.ts'
import { edgeSvg, shapeSvg } from './shape-svg.ts'
import { lineAttributes } from './stroke-svg.ts'
import { svgAttributes, svgMatrix } from './svg-text.ts'
import { textShape } from './text-svg.ts'

/** The shape of a layer in one ink, in the page's coordinates. */
export function silhouette(
  node: SceneNode,
  ink: Ink,
  drawing: Drawing
): string {
  if (!node.visible) return ''
  switch (node.type) {
    case 'GROUP':
      return (node.children ?? [])
        .map(child => silhouette(child, ink, drawing))
        .join('')
    case 'BOOLEAN_OPERATION':
      return booleanShape(node, ink, drawing)
    case 'TEXT':
      return placed(node, textShape(node, ink))
    default:
      return placed(node, outline(node, ink))
  }
}

function outline(node: SceneNode, ink: Ink): string {
  const open = (node.vectorNetwork?.regions ?? []).length === 0
  const isLine = node.type === 'LINE' || (node.type === 'VECTOR' && open)
  if (!isLine) return shapeSvg(node, inkAttributes('fill', ink))
  const line = lineAttributes(node, node.strokeWeight)
  return edgeSvg(node, { ...line, ...inkAttributes('stroke', ink) })
}

function placed(node: SceneNode, svg: string): string {
  const transform = svgMatrix(node.absoluteTransform)
  return svg === '' ? '' : `<g transform="${transform}">${svg}</g>`
}

/** What a boolean operation leaves of its operands, by masks. */
function booleanShape(node: SceneNode, ink: Ink, drawing: Drawing): string {
  const operands = (node.children ?? []).filter(child => child.visible)
  const [first, ...others] = operands
  if (!first) return ''
  const shape = (child: SceneNode, of: Ink): string =>
    silhouette(child, of, drawing)
  const area = operands.map(paintedBox).reduce(around)
  const masked = (content: string, keep: string): string =>
    `<g mask="${maskOf(keep, area, drawing)}">${content}</g>`
  const all = `<rect${svgAttributes({ ...grown(area, 1), fill: '#fff' })}/>`
  switch (node.booleanOperation ?? 'UNION') {
    case 'UNION':
      return operands.map(child => shape(child, ink)).join('')
    case 'SUBTRACT': {
      const cut = others.map(child => shape(child, black)).join('')
      return masked(shape(first, ink), all + cut)
    }
    case 'INTERSECT':
      return others.reduce(
        (left, child) => masked(left, shape(child, white)),
        shape(first, ink)
      )
    case 'EXCLUDE':
      break
  }
  return oddly(operands)(ink)

  /** What an odd number of the operands covers. */
  function oddly(of: SceneNode[]): (ink: Ink) => string {
    const last = of.at(-1)
    if (!last) return () => ''
    const rest = oddly(of.slice(0, -1))
    if (of.length === 1) return one => shape(last, one)
    return one =>
      masked(rest(one), all + shape(last, black)) +
      masked(shape(last, one), all + rest(black))
  }
}

/** A mask of what is white here. */
export function maskOf(
  content: string,
  area: { x: number; y: number; width: number; height: number },
  drawing: Drawing,
  alpha = false
): string {
  const id = drawing.define(name => {
    const attributes = svgAttributes({
      id: name,
      maskUnits: 'userSpaceOnUse',
      ...grown(area, 1),
      style: alpha ? 'mask-type:alpha' : null
    })
    return `<mask${attributes}>${content}</mask>`
  })
  return `url(#${id})`
}
