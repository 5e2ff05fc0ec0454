import type { SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { imageSvg } from './image-svg.ts'
import { multiply } from '../core/matrix.ts'
import { invert, scaling } from './matrix.ts'
import { type GradientPaint, readPaint } from './paint.ts'
import { shapeSvg } from './shape-svg.ts'
import { svgAttributes, svgColor, svgMatrix } from './svg-text.ts'

const unstroked = ['TEXT', 'GROUP', 'BOOLEAN_OPERATION']

/** All visible fills, the lowest first. */
export function fillsSvg(node: SceneNode, drawing: Drawing): string {
  if (node.fills === 'mixed' || node.type === 'LINE') return ''
  return node.fills
    .map(value => {
      const paint = readPaint(value)
      if (paint === null) return ''
      if (paint.kind === 'image') return imageSvg(node, paint, drawing)
      return shapeSvg(node, colorAttributes('fill', paint, node, drawing))
    })
    .join('')
}

/** All visible strokes, on the side of the edge they belong to. */
export function strokesSvg(node: SceneNode, drawing: Drawing): string {
  if (!(node.strokeWeight > 0) || unstroked.includes(node.type)) return ''
  const inset = strokeInset(node)
  return node.strokes
    .map(value => {
      const paint = readPaint(value)
      if (paint === null || paint.kind === 'image') return ''
      const attributes = colorAttributes('stroke', paint, node, drawing)
      return shapeSvg(
        node,
        { fill: 'none', 'stroke-width': node.strokeWeight, ...attributes },
        inset
      )
    })
    .join('')
}

function strokeInset(node: SceneNode): number {
  if (node.strokeAlign === 'INSIDE') return node.strokeWeight / 2
  return node.strokeAlign === 'OUTSIDE' ? -node.strokeWeight / 2 : 0
}

type ColorPaint = Exclude<
  NonNullable<ReturnType<typeof readPaint>>,
  { kind: 'image' }
>

/** Color or gradient as SVG attributes of a fill or stroke. */
export function colorAttributes(
  property: 'fill' | 'stroke',
  paint: ColorPaint,
  node: SceneNode,
  drawing: Drawing
): Record<string, string | number | null> {
  const opacity =
    paint.kind === 'solid' ? paint.opacity * paint.color.a : paint.opacity
  const value =
    paint.kind === 'solid'
      ? svgColor(paint.color)
      : `url(#${gradient(paint, node, drawing)})`
  return {
    [property]: value,
    [`${property}-opacity`]: opacity === 1 ? null : opacity
  }
}

/**
 * Figma's `gradientTransform` maps the layer's unit square to a square in
 * which a linear gradient runs from (0, ½) to (1, ½) and a radial one has its
 * centre at (½, ½).
 */
function gradient(
  paint: GradientPaint,
  node: SceneNode,
  drawing: Drawing
): string {
  const inverse = invert(paint.transform)
  const matrix = multiply(
    scaling(node.width, node.height),
    inverse ?? scaling(1, 1)
  )
  const linear = paint.kind === 'linear'
  const name = linear ? 'linearGradient' : 'radialGradient'
  const line = linear
    ? { x1: 0, y1: 0.5, x2: 1, y2: 0.5 }
    : { cx: 0.5, cy: 0.5, r: 0.5 }
  const stops = paint.stops.map(stop => {
    let attributes = {
      offset: stop.position,
      'stop-color': svgColor(stop.color),
      'stop-opacity': stop.color.a === 1 ? null : stop.color.a
    }
    return `<stop${svgAttributes(attributes)}/>`
  })
  return drawing.define(id => {
    const attributes = {
      id,
      gradientUnits: 'userSpaceOnUse',
      gradientTransform: svgMatrix(matrix),
      ...line
    }
    return `<${name}${svgAttributes(attributes)}>${stops.join('')}</${name}>`
  })
}
