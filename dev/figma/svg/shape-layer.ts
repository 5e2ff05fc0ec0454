import type { XmlElement } from '@rgrove/parse-xml'
import type { Rect } from '../shared/rect.ts'
import type { SvgShape } from '../shared/svg-layers.ts'
import { identity } from '../shared/matrix.ts'
import { lengthOr, numbersOf } from './length.ts'
import { lookOf } from './look.ts'
import { fillsOf, strokesOf } from './paint.ts'
import { networkOf } from './network.ts'
import { pathBox } from './path-box.ts'
import type { Place } from './place.ts'
import { segmentsOf } from './segments.ts'
import { shapePath } from './shape-path.ts'
import type { Style } from './style.ts'
import type { Declarations } from './style-rules.ts'
import { scaleOf } from './transform.ts'

const caps: Record<string, StrokeCap> = { round: 'ROUND', square: 'SQUARE' }
const joins: Record<string, StrokeJoin> = { round: 'ROUND', bevel: 'BEVEL' }

/** Hundredths of a degree in a radian, twice. */
const turn = (2 * 180 * 100) / Math.PI

function dashesOf(value: string | undefined, scale: number): number[] {
  const dashes = numbersOf(value).map(dash => Math.max(0, dash * scale))
  if (dashes.every(dash => dash === 0)) return []
  // A list of odd length is repeated.
  return dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]
}

/** How a line with these declarations is drawn, in pixels of the frame. */
function strokeOf(style: Declarations, scale: number) {
  const miter = Math.max(1, Number(style['stroke-miterlimit'] ?? 4) || 4)
  return {
    strokeWeight: lengthOr(1, style['stroke-width']) * scale,
    strokeCap: caps[style['stroke-linecap'] ?? ''] ?? 'NONE',
    strokeJoin: joins[style['stroke-linejoin'] ?? ''] ?? 'MITER',
    // Figma: as an angle, of which 4 is 28.96 degrees.
    strokeMiterLimit: Math.round(Math.asin(1 / miter) * turn) / 100,
    dashPattern: dashesOf(style['stroke-dasharray'], scale)
  }
}

/** Whether it lies where single precision still distinguishes places. */
function isNear(box: Rect): boolean {
  return Object.values(box).every(number => Math.abs(number) < 1e9)
}

/** A shape as Figma's vector; none where nothing is to be drawn. */
export function shapeLayers(
  element: XmlElement,
  style: Style,
  place: Place
): SvgShape[] {
  const data = shapePath(element, style.own, place.viewport)
  const segments = segmentsOf(data ?? '', place.matrix)
  const frameBox = pathBox(segments)
  if (!frameBox || !isNear(frameBox)) return []
  const ownBox = () => pathBox(segmentsOf(data ?? '', identity))
  const { inherited } = style
  const painted = { ...place, ownBox, frameBox }
  const rule = inherited[place.clips ? 'clip-rule' : 'fill-rule']
  const windingRule = rule === 'evenodd' ? 'EVENODD' : 'NONZERO'
  const fills = fillsOf(place.clips ? {} : inherited, painted)
  const isFilled = fills.length > 0
  const stroke = strokeOf(inherited, scaleOf(place.matrix))
  const hasStroke = stroke.strokeWeight > 0 && !place.clips
  return [
    {
      kind: 'shape',
      ...lookOf(style, 'Vector'),
      ...frameBox,
      vectorNetwork: networkOf(segments, frameBox, { windingRule, isFilled }),
      fills,
      strokes: hasStroke ? strokesOf(inherited, painted) : [],
      ...stroke
    }
  ]
}
