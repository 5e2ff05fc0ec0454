import type { SceneNode } from '../shared/host.ts'
import type { Rect } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { filterOf } from './filter.ts'
import { readColor } from './paint.ts'
import { paintedBox } from './painted-box.ts'
import { isRecord } from '../shared/is-record.ts'
import { numberOr } from '../shared/read-value.ts'
import { svgNumber } from './svg-text.ts'

type Effect = Record<string, unknown>

/** The shadows and the blur of a layer as one filter; null for none. */
export function effectFilter(node: SceneNode, drawing: Drawing): string | null {
  const effects = node.effects.filter(isVisible)
  const drops = effects.filter(effect => effect['type'] === 'DROP_SHADOW')
  const inner = effects.filter(effect => effect['type'] === 'INNER_SHADOW')
  const blur = effects.find(effect => effect['type'] === 'LAYER_BLUR')
  if (drops.length + inner.length === 0 && !blur) return null
  const shadows = drops.map((effect, i) => dropShadow(effect, `drop${i}`))
  const behind = drops.map((_, i) => `drop${i}`)
  const shades = inner.map((effect, i) => innerShadow(effect, `inner${i}`))
  const above = inner.map((_, i) => `inner${i}`)
  const layers = [...behind, 'SourceGraphic', ...above]
  const steps = [solidAlpha, ...shadows, ...shades, merge(layers)]
  return filterOf(steps.join('') + blurred(blur), paintedBox(node), drawing)
}

/** Blurs all it is put on within this area. */
export function blurFilter(
  radius: number,
  area: Rect,
  drawing: Drawing
): string {
  return filterOf(gaussian(radius, 'SourceGraphic'), area, drawing)
}

function isVisible(effect: unknown): effect is Effect {
  return isRecord(effect) && effect['visible'] !== false
}

/** Figma: a translucent layer casts the shadow of a solid one. */
const solidAlpha =
  '<feColorMatrix in="SourceAlpha" result="solid" ' +
  'values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/>'

function dropShadow(effect: Effect, result: string): string {
  const shadow =
    spread(effect, numberOr(effect['spread'], 0)) +
    moved(effect) +
    (effect['showShadowBehindNode'] === true
      ? ''
      : '<feComposite in2="solid" operator="out"/>')
  return shadow + colored(effect, result)
}

function innerShadow(effect: Effect, result: string): string {
  return (
    spread(effect, -numberOr(effect['spread'], 0)) +
    moved(effect) +
    '<feComposite in2="solid" operator="arithmetic" k2="-1" k3="1"/>' +
    colored(effect, result, 'SourceAlpha')
  )
}

function spread(effect: Effect, by: number): string {
  if (by === 0) return '<feOffset in="solid"/>'
  const operator = by > 0 ? 'dilate' : 'erode'
  const radius = svgNumber(Math.abs(by))
  return `<feMorphology in="solid" operator="${operator}" radius="${radius}"/>`
}

function moved(effect: Effect): string {
  const offset = isRecord(effect['offset']) ? effect['offset'] : {}
  const dx = svgNumber(numberOr(offset['x'], 0))
  const dy = svgNumber(numberOr(offset['y'], 0))
  const radius = numberOr(effect['radius'], 0)
  return `<feOffset dx="${dx}" dy="${dy}"/>${gaussian(radius)}`
}

function colored(effect: Effect, result: string, within?: string): string {
  const { r, g, b, a } = readColor(effect['color'])
  const [red, green, blue, alpha] = [r, g, b, a].map(svgNumber)
  const last = within === undefined ? ` result="${result}"` : ''
  const matrix =
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} ` +
    `0 0 0 0 ${blue} 0 0 0 ${alpha} 0"${last}/>`
  if (within === undefined) return matrix
  return `${matrix}<feComposite in2="${within}" operator="in" result="${result}"/>`
}

function merge(layers: string[]): string {
  const nodes = layers.map(layer => `<feMergeNode in="${layer}"/>`)
  return `<feMerge>${nodes.join('')}</feMerge>`
}

function blurred(blur: Effect | undefined): string {
  return blur ? gaussian(numberOr(blur['radius'], 0)) : ''
}

/** Figma's radius is twice the standard deviation. */
function gaussian(radius: number, from?: string): string {
  if (radius <= 0) return from ? `<feOffset in="${from}"/>` : ''
  const source = from ? ` in="${from}"` : ''
  return `<feGaussianBlur${source} stdDeviation="${svgNumber(radius / 2)}"/>`
}
