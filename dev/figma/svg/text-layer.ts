import { XmlElement } from '@rgrove/parse-xml'
import type { SvgText } from '../shared/svg-layers.ts'
import { multiply, translation } from '../shared/matrix.ts'
import { lengthOr, numbersOf, usualSize } from './length.ts'
import { lookOf } from './look.ts'
import { fillsOf, strokesOf } from './paint.ts'
import type { Place } from './place.ts'
import { nameOf } from './source.ts'
import { type Style, isShown, styleOf } from './style.ts'
import { scaleOf } from './transform.ts'

/** A stretch of text that begins at a place of its own. */
interface Run {
  x: number
  y: number
  text: string
  style: Style
}

function startOf(style: Style, from: { x: number; y: number }, size: number) {
  const read = (name: string): number | undefined =>
    numbersOf(style.own[name])[0]
  const shift = (name: string): number => {
    const [first] = (style.own[name] ?? '').trim().split(/[\s,]+/)
    return lengthInFont(first, size)
  }
  return {
    x: (read('x') ?? from.x) + shift('dx'),
    y: (read('y') ?? from.y) + shift('dy')
  }
}

/** A length beside letters of this size, of which an `em` is one. */
function lengthInFont(text: string | undefined, size: number): number {
  const inEms = /[\d.]em\s*$/i.test(text ?? '')
  return lengthOr(0, text) * (inEms ? size / usualSize : 1)
}

function fontSizeOf(style: Style): number {
  return lengthOr(usualSize, style.inherited['font-size'], usualSize)
}

function addRuns(to: Run[], element: XmlElement, style: Style, place: Place) {
  const last = to.at(-1) ?? { x: 0, y: 0 }
  const start = startOf(style, last, fontSizeOf(style))
  const isNew = to.length === 0 || start.x !== last.x || start.y !== last.y
  if (isNew) to.push({ ...start, text: '', style })
  for (const child of element.children) {
    if (child instanceof XmlElement) {
      const inner = styleOf(child, place.source, style.inherited)
      const isText = ['tspan', 'a', 'textPath'].includes(nameOf(child))
      if (isText && isShown(inner)) addRuns(to, child, inner, place)
    } else if ('text' in child) {
      const run = to.at(-1)
      if (run) run.text += child.text
    }
  }
}

function plainText(text: string, style: Style): string {
  if (style.inherited['xml:space'] === 'preserve') {
    return text.replaceAll(/[\t\n]/g, ' ').trimEnd()
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

const weights: Record<string, number> = { normal: 400, bold: 700 }

function layerOf(run: Run, place: Place): SvgText {
  const { style, x, y } = run
  const { inherited } = style
  const characters = plainText(run.text, style)
  const scale = scaleOf(place.matrix)
  const size = fontSizeOf(style)
  const box = { x, y: y - size, width: size * characters.length, height: size }
  const painted = { ...place, ownBox: () => box, frameBox: box }
  const word = inherited['font-weight'] ?? 'normal'
  return {
    kind: 'text',
    ...lookOf(style, characters),
    characters,
    matrix: multiply(place.matrix, translation(x, y)),
    fontSize: size * scale,
    families: (inherited['font-family'] ?? '')
      .split(',')
      .map(family => family.trim().replaceAll(/^["']|["']$/g, '')),
    weight: weights[word] ?? (Number(word) || 400),
    italic: /italic|oblique/.test(inherited['font-style'] ?? ''),
    letterSpacing: lengthInFont(inherited['letter-spacing'], size) * scale,
    fills: fillsOf(inherited, painted),
    strokes: strokesOf(inherited, painted)
  }
}

function isVisible({ characters, fontSize, matrix }: SvgText): boolean {
  const [[, , x], [, , y]] = matrix
  const isNear = Math.abs(x) < 1e9 && Math.abs(y) < 1e9
  return characters !== '' && fontSize > 0 && isNear
}

/** Texts, one for each stretch that begins at a place of its own. */
export function textLayers(
  element: XmlElement,
  style: Style,
  place: Place
): SvgText[] {
  const runs: Run[] = []
  addRuns(runs, element, style, place)
  return runs.map(run => layerOf(run, place)).filter(isVisible)
}
