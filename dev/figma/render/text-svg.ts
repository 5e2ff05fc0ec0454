import type { SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { readPaint } from './paint.ts'
import { colorAttributes } from './paint-svg.ts'
import { escapeXml, svgAttributes } from './svg-text.ts'

/** Lines as they are typed: no wrapping and one style. */
export function textSvg(node: SceneNode, drawing: Drawing): string {
  const size = node.fontSize ?? 12
  const fills = node.fills === 'mixed' ? [] : node.fills
  const paint = fills
    .map(readPaint)
    .find(found => found !== null && found.kind !== 'image')
  if (fills.length > 0 && !paint) return ''
  const color = paint ? colorAttributes('fill', paint, node, drawing) : {}
  const lines = (node.characters ?? '').split(/\r\n|[\n\r\u2028\u2029]/)
  const spans = lines.map((line, index) => {
    let place = svgAttributes({ x: 0, y: size * (1 + index * 1.21) })
    return `<tspan${place}>${escapeXml(line)}</tspan>`
  })
  const font = svgAttributes({
    'font-family': 'Inter, Arial, sans-serif',
    'font-size': size,
    'xml:space': 'preserve',
    ...color
  })
  return `<text${font}>${spans.join('')}</text>`
}
