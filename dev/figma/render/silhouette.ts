import type { SceneNode } from '../shared/host.ts'
import { drawnAs } from './drawn-as.ts'
import type { Drawing } from './drawing.ts'
import { around, grown } from '../shared/rect.ts'
import { maskOf } from './mask.ts'
import { paintedBox } from './painted-box.ts'
import { type Ink, black, inkAttributes, white } from './region.ts'
import { edgeSvg, shapeSvg } from './shape-svg.ts'
import { lineAttributes } from './stroke-svg.ts'
import { svgAttributes, svgMatrix } from './svg-text.ts'

/** The shape of a layer in one ink, in the page's coordinates. */
export function silhouette(
  given: SceneNode,
  ink: Ink,
  drawing: Drawing
): string {
  const node = drawnAs(given)
  if (!node.visible) return ''
  switch (node.type) {
    case 'GROUP':
      return (node.children ?? [])
        .map(child => silhouette(child, ink, drawing))
        .join('')
    case 'BOOLEAN_OPERATION':
      return booleanShape(node, ink, drawing)
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

/** The result of a boolean operation, as one mask. */
function booleanShape(node: SceneNode, ink: Ink, drawing: Drawing): string {
  const operands = (node.children ?? []).filter(child => child.visible)
  const [first, ...others] = operands
  if (!first) return ''
  const shapes = (of: SceneNode[], one: Ink): string =>
    of.map(child => silhouette(child, one, drawing)).join('')
  const operation = node.booleanOperation ?? 'UNION'
  if (operation === 'UNION') return shapes(operands, ink)
  const area = grown(operands.map(paintedBox).reduce(around), 1)
  const all = (one: Ink, more = 0): string => {
    const look = inkAttributes('fill', one)
    return `<rect${svgAttributes({ ...grown(area, more), ...look })}/>`
  }
  const mask = maskOf(keptOf(operation), area, drawing)
  return `<g mask="${mask}">${all(ink)}</g>`

  /** White is kept, black is not. */
  function keptOf(by: 'SUBTRACT' | 'INTERSECT' | 'EXCLUDE'): string {
    switch (by) {
      case 'SUBTRACT':
        return shapes(first ? [first] : [], white) + shapes(others, black)
      case 'INTERSECT':
        // The black is larger, else the edge of the white ground would remain.
        return blended('multiply', all(white), all(black, 1))
      case 'EXCLUDE':
        break
    }
    return blended('difference', all(black), '')
  }

  function blended(mode: string, ground: string, below: string): string {
    const style = `mix-blend-mode:${mode}`
    const layers = operands.map(child => {
      const shape = silhouette(child, white, drawing)
      return `<g style="${style}">${below}${shape}</g>`
    })
    return `<g style="isolation:isolate">${ground}${layers.join('')}</g>`
  }
}
