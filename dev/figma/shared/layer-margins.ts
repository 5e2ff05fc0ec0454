import { type Rect, grown } from './rect.ts'
import { isRecord } from './is-record.ts'
import { numberOr } from './read-value.ts'

type Weight = number | null | undefined

/** The properties that decide how far strokes reach, in records and scenes. */
export interface Stroked {
  strokes: readonly unknown[]
  strokeWeight: number
  strokeTopWeight?: Weight
  strokeRightWeight?: Weight
  strokeBottomWeight?: Weight
  strokeLeftWeight?: Weight
  strokeAlign: string
  strokeCap?: string
  strokeJoin?: string
  strokeMiterLimit?: number
}

/** Layers whose corners may be sharper than those of a box. */
const pointed = [
  'LINE',
  'VECTOR',
  'STAR',
  'POLYGON',
  'ELLIPSE',
  'TEXT',
  'CONNECTOR',
  'HIGHLIGHT',
  'SHAPE_WITH_TEXT'
]
const open = ['LINE', 'VECTOR', 'CONNECTOR', 'HIGHLIGHT']
/** How much farther than half the weight arrows and square ends reach. */
const arrow = 10
const squareEnd = Math.SQRT2
/** Figma: from this angle on corners are pointed, unless it is said. */
const usualMiter = 28.96

/** How far the strokes of a layer reach beyond its box. */
export function strokeMargin(type: string, layer: Stroked): number {
  if (layer.strokes.length === 0) return 0
  const weight = Math.max(
    layer.strokeWeight || 0,
    layer.strokeTopWeight || 0,
    layer.strokeRightWeight || 0,
    layer.strokeBottomWeight || 0,
    layer.strokeLeftWeight || 0
  )
  const inside = layer.strokeAlign === 'INSIDE'
  // An open path has no inside.
  if (inside && open.indexOf(type) < 0) return 0
  const out = layer.strokeAlign === 'OUTSIDE' ? weight : weight / 2
  return pointed.indexOf(type) < 0 ? out : out * sharpness(layer)
}

function sharpness(layer: Stroked): number {
  const { strokeCap = 'NONE', strokeJoin = 'MITER' } = layer
  const isPlain = ['NONE', 'ROUND', 'SQUARE'].indexOf(strokeCap) >= 0
  const end = isPlain ? squareEnd : arrow
  if (strokeJoin !== 'MITER') return end
  return Math.max(end, miterRatio(layer.strokeMiterLimit))
}

/** How much longer than wide a pointed corner gets, by its least angle. */
export function miterRatio(degrees = usualMiter): number {
  const angle = (degrees * Math.PI) / 180
  return 1 / Math.max(1e-3, Math.sin(angle / 2))
}

/** How far a layer's effects reach beyond it. */
export function effectMargin(effects: readonly unknown[]): number {
  let most = 0
  for (const effect of effects) most = Math.max(most, reachOfEffect(effect))
  return most
}

function reachOfEffect(effect: unknown): number {
  if (!isRecord(effect) || effect['visible'] === false) return 0
  const reach = blurMargin(numberOr(effect['radius'], 0))
  if (effect['type'] === 'LAYER_BLUR') return reach
  if (effect['type'] !== 'DROP_SHADOW') return 0
  const offset = isRecord(effect['offset']) ? effect['offset'] : {}
  const away = Math.hypot(numberOr(offset['x'], 0), numberOr(offset['y'], 0))
  return away + reach + Math.max(0, numberOr(effect['spread'], 0))
}

/** The radius by which a layer blurs what lies below it. */
export function backgroundBlur(effects: readonly unknown[]): number {
  let most = 0
  for (const effect of effects) {
    if (!isRecord(effect) || effect['visible'] === false) continue
    if (effect['type'] !== 'BACKGROUND_BLUR') continue
    most = Math.max(most, numberOr(effect['radius'], 0))
  }
  return most
}

/** Figma's radius is twice the deviation, of which three leave a trace. */
export function blurMargin(radius: number): number {
  return radius * 1.5
}

/** Around lines of text, letters and all, and the layer's own box. */
export function textBox(
  { width, height }: { width: number; height: number },
  lines: readonly { x: number; y: number; width: number }[],
  fontSize: number
): Rect {
  let left = 0
  let top = 0
  let right = width
  let bottom = height
  for (const line of lines) {
    left = Math.min(left, line.x)
    right = Math.max(right, line.x + line.width)
    top = Math.min(top, line.y)
    bottom = Math.max(bottom, line.y)
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return grown(box, fontSize)
}
