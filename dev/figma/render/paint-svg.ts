import type { SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { imageSvg } from './image-svg.ts'
import { invert, multiply, scaling } from './matrix.ts'
import { type GradientPaint, readPaint } from './paint.ts'
import { shapeSvg } from './shape-svg.ts'
import { svgAttributes, svgColor, svgMatrix } from './svg-text.ts'

const unstroked = ['TEXT', 'GROUP', 'BOOLEAN_OPERATION']

export function fillsSvg(node: SceneNode, drawing: Drawing): string {
  if (node.fills === 'mixed' || node.type === 'LINE') return ''
  return node.fills
    .map(value => {
      let paint = readPaint(value)
      if (paint === null) return ''
      if (paint.kind === 'image') return imageSvg(node, paint, drawing)
      return shapeSvg(node, colorAttributes('fill', paint, node, drawing))
    })
    .join('')
}

export function strokesSvg(node: SceneNode, drawing: Drawing): string {
  if (!(node.strokeWeight > 0) || unstroked.includes(node.type)) return ''
  let inset = node.type === 'LINE' ? 0 : node.strokeWeight / 2
  return node.strokes
    .map(value => {
      let paint = readPaint(value)
      if (paint === null || paint.kind === 'image') return ''
      let attributes = colorAttributes('stroke', paint, node, drawing)
      return shapeSvg(
        node,
        { fill: 'none', 'stroke-width': node.strokeWeight, ...attributes },
        inset
      )
    })
    .join('')
}

type ColorPaint = Exclude<
  NonNullable<ReturnType<typeof readPaint>>,
  { kind: 'image' }
>

export function colorAttributes(
  property: 'fill' | 'stroke',
  paint: ColorPaint,
  node: SceneNode,
  drawing: Drawing
): Record<string, string | number | null> {
  let opacity =
    paint.kind === 'solid' ? paint.opacity * paint.color.a : paint.opacity
  let value =
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
  let inverse = invert(paint.transform)
  let matrix = multiply(
    scaling(node.width, node.height),
    inverse ?? scaling(1, 1)
  )
  let linear = paint.kind === 'linear'
  let name = linear ? 'linearGradient' : 'radialGradient'
  let line = linear
    ? { x1: 0, y1: 0.5, x2: 1, y2: 0.5 }
    : { cx: 0.5, cy: 0.5, r: 0.5 }
  let stops = paint.stops.map(stop => {
    let attributes = {
      offset: stop.position,
      'stop-color': svgColor(stop.color),
      'stop-opacity': stop.color.a === 1 ? null : stop.color.a
    }
    return `<stop${svgAttributes(attributes)}/>`
  })
  return drawing.define(id => {
    let attributes = {
      id,
      gradientUnits: 'userSpaceOnUse',
      gradientTransform: svgMatrix(matrix),
      ...line
    }
    return `<${name}${svgAttributes(attributes)}>${stops.join('')}</${name}>`
  })
}
