import type { XmlElement } from '@rgrove/parse-xml'
import { lengthOf, lengthOr, numbersOf } from './length.ts'
import { nameOf } from './source.ts'
import type { Declarations } from './style-rules.ts'
import { type Viewport, cornerOf, meanSide } from './viewport.ts'

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return ''
  const half = `A${rx} ${ry} 0 0 1`
  return `M${cx + rx} ${cy}${half} ${cx - rx} ${cy}${half} ${cx + rx} ${cy}Z`
}

function rectangle(own: Declarations, viewport: Viewport): string {
  const { width, height } = viewport
  const { x, y } = cornerOf(own, viewport)
  const w = lengthOr(0, own['width'], width)
  const h = lengthOr(0, own['height'], height)
  if (!(w > 0 && h > 0)) return ''
  const across = lengthOf(own['rx'], width)
  const down = lengthOf(own['ry'], height)
  const rx = Math.min(w / 2, [across, down, 0].find(n => n >= 0) ?? 0)
  const ry = Math.min(h / 2, [down, across, 0].find(n => n >= 0) ?? 0)
  if (rx === 0 || ry === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`
  const arc = (dx: number, dy: number): string =>
    `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}`,
    `v${h - 2 * ry}${arc(-rx, ry)}`,
    `h${2 * rx - w}${arc(-rx, -ry)}`,
    `v${2 * ry - h}${arc(rx, -ry)}Z`
  ].join('')
}

function points(text: string | undefined, closed: boolean): string {
  const numbers = numbersOf(text)
  if (numbers.length < 4) return ''
  const whole = numbers.slice(0, numbers.length - (numbers.length % 2))
  return `M${whole.join(' ')}${closed ? 'Z' : ''}`
}

/** The path that a shape draws; empty for none, null for what is no shape. */
export function shapePath(
  element: XmlElement,
  own: Declarations,
  viewport: Viewport
): string | null {
  const { width, height } = viewport
  const across = (name: string): number => lengthOr(0, own[name], width)
  const down = (name: string): number => lengthOr(0, own[name], height)
  switch (nameOf(element)) {
    case 'path':
      return own['d'] ?? ''
    case 'rect':
      return rectangle(own, viewport)
    case 'circle': {
      const r = lengthOr(0, own['r'], meanSide(viewport))
      return ellipse(across('cx'), down('cy'), r, r)
    }
    case 'ellipse':
      return ellipse(across('cx'), down('cy'), across('rx'), down('ry'))
    case 'line':
      return `M${across('x1')} ${down('y1')}L${across('x2')} ${down('y2')}`
    case 'polyline':
      return points(own['points'], false)
    case 'polygon':
      return points(own['points'], true)
    default:
      return null
  }
}
