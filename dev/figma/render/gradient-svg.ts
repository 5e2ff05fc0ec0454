import { invert, multiply, scaling } from '../shared/matrix.ts'
import type { Size } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import type { Color } from '../shared/read-color.ts'
import type { GradientPaint, GradientStop } from './paint.ts'
import type { Region } from './region.ts'
import { svgAttributes, svgColor, svgMatrix, svgNumber } from './svg-text.ts'

/**
 * Figma's `gradientTransform` maps the layer's unit square to one in which a
 * linear gradient runs from (0, ½) to (1, ½) and the others have their centre
 * at (½, ½) and end at half the square's side.
 */
export function gradientSvg(
  paint: GradientPaint,
  size: Size,
  region: Region,
  drawing: Drawing
): string {
  const { opacity, stops } = paint
  const inverse = invert(paint.transform) ?? scaling(1, 1)
  const placement = multiply(scaling(size.width, size.height), inverse)
  if (paint.kind === 'linear' || paint.kind === 'radial') {
    const line =
      paint.kind === 'linear'
        ? { x1: 0, y1: 0.5, x2: 1, y2: 0.5 }
        : { cx: 0.5, cy: 0.5, r: 0.5 }
    const transform = svgMatrix(placement)
    const id = define(paint.kind, { gradientTransform: transform, ...line })
    return region.draw({ value: `url(#${id})`, opacity })
  }
  const picture =
    paint.kind === 'angular' ? angularSvg(stops) : diamondSvg(stops, define)
  const placed = svgAttributes({
    transform: svgMatrix(placement),
    opacity: opacity === 1 ? null : opacity,
    'shape-rendering': 'crispEdges'
  })
  return region.cut(`<g${placed}>${picture}</g>`)

  function define(
    kind: 'linear' | 'radial',
    place: Record<string, string | number>
  ): string {
    return drawing.define(id => {
      const attributes = { id, gradientUnits: 'userSpaceOnUse', ...place }
      const name = `${kind}Gradient`
      const inside = stops.map(stopSvg).join('')
      return `<${name}${svgAttributes(attributes)}>${inside}</${name}>`
    })
  }
}

function stopSvg(stop: GradientStop): string {
  return `<stop${svgAttributes({
    offset: stop.position,
    'stop-color': svgColor(stop.color),
    'stop-opacity': stop.color.a === 1 ? null : stop.color.a
  })}/>`
}

/** SVG has no such gradient: thin wedges around the centre, far outward. */
function angularSvg(stops: GradientStop[]): string {
  const far = 1000
  const point = (turn: number): string => {
    const angle = turn * 2 * Math.PI
    return (
      `${svgNumber(0.5 + far * Math.cos(angle))} ` +
      svgNumber(0.5 + far * Math.sin(angle))
    )
  }
  const edges = wedgeEdges(stops)
  return edges
    .slice(1)
    .map((to, i) => {
      const from = edges[i] ?? 0
      const { a, ...color } = colorAt(stops, (from + to) / 2)
      return `<path${svgAttributes({
        d: `M.5 .5L${point(from)} ${point(to)}Z`,
        fill: svgColor({ ...color, a }),
        'fill-opacity': a === 1 ? null : a
      })}/>`
    })
    .join('')
}

/** Parts of a turn: every stop is one, and between them no step is seen. */
function wedgeEdges(stops: GradientStop[]): number[] {
  const inside = stops.map(stop => stop.position)
  const turns = [0, ...inside.filter(at => at > 0 && at < 1), 1]
  const edges = [0]
  turns.slice(1).forEach((to, i) => {
    const from = turns[i] ?? 0
    if (to === from) return
    const first = colorAt(stops, from + (to - from) * 1e-6)
    const last = colorAt(stops, to - (to - from) * 1e-6)
    // A wedge is at most an eighth of a turn; steps of two levels are not seen.
    const least = Math.ceil((to - from) * 8)
    const count = Math.max(least, Math.ceil(distance(first, last) * 128))
    for (let step = 1; step <= count; step++) {
      edges.push(from + ((to - from) * step) / count)
    }
  })
  return edges
}

function distance(one: Color, other: Color): number {
  const channels = ['r', 'g', 'b', 'a'] as const
  return Math.max(...channels.map(name => Math.abs(one[name] - other[name])))
}

/** Linear in each quarter, so four linear gradients are exact. */
function diamondSvg(
  stops: GradientStop[],
  define: (kind: 'linear', place: Record<string, number>) => string
): string {
  const far = 1000
  const quarters = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1]
  ] as const
  return stops.length === 0
    ? ''
    : quarters
        .map(([dx, dy]) => {
          const id = define('linear', {
            x1: 0.5,
            y1: 0.5,
            x2: 0.5 + dx / 4,
            y2: 0.5 + dy / 4
          })
          return `<rect${svgAttributes({
            x: dx > 0 ? 0.5 : 0.5 - far,
            y: dy > 0 ? 0.5 : 0.5 - far,
            width: far,
            height: far,
            fill: `url(#${id})`
          })}/>`
        })
        .join('')
}

function colorAt(stops: GradientStop[], position: number): Color {
  const after = stops.findIndex(stop => stop.position >= position)
  const next = stops[after < 0 ? stops.length - 1 : after]
  const last = stops[after < 0 ? stops.length - 1 : Math.max(0, after - 1)]
  if (!next || !last) return { r: 0, g: 0, b: 0, a: 0 }
  const span = next.position - last.position
  const part = span > 0 ? (position - last.position) / span : 0
  const mix = (from: number, to: number): number => from + (to - from) * part
  return {
    r: mix(last.color.r, next.color.r),
    g: mix(last.color.g, next.color.g),
    b: mix(last.color.b, next.color.b),
    a: mix(last.color.a, next.color.a)
  }
}
