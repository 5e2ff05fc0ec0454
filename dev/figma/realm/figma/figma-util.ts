import {
  checkObject,
  checkRange,
  checkString,
  wrongType
} from '../../nodes/checks/check.ts'
import { normalizeMarkdown } from './normalize-markdown.ts'
import { type Color, readColor } from '../../shared/read-color.ts'

function fromObject(op: string, value: object): Color {
  const of = checkObject(op, 'color', value)
  const { space = 'SRGB', a = 1 } = of
  if (space !== 'SRGB') {
    throw new Error(`not emulated: figma.util with colors in ${String(space)}`)
  }
  return {
    r: checkRange(op, 'color.r', of['r'], 0, 1),
    g: checkRange(op, 'color.g', of['g'], 0, 1),
    b: checkRange(op, 'color.b', of['b'], 0, 1),
    a: checkRange(op, 'color.a', a, 0, 1)
  }
}

function colorOf(op: string, value: unknown): Color {
  if (typeof value === 'object' && value !== null) return fromObject(op, value)
  if (typeof value !== 'string') {
    throw wrongType(op, 'color', 'string | RGB | RGBA', value)
  }
  const color = readColor(value)
  if (color) return color
  throw new Error(`in ${op}: "${value}" is not a color that can be parsed`)
}

/** `figma.util`. */
export const utilApi = Object.freeze({
  rgb(color: unknown) {
    const { r, g, b } = colorOf('rgb', color)
    return { r, g, b }
  },
  rgba(color: unknown, alphaOverride?: unknown) {
    const { r, g, b, a } = colorOf('rgba', color)
    if (alphaOverride === undefined) return { r, g, b, a }
    return { r, g, b, a: checkRange('rgba', 'alpha', alphaOverride, 0, 1) }
  },
  solidPaint(color: unknown, overrides?: unknown) {
    const op = 'solidPaint'
    const { r, g, b, a } = colorOf(op, color)
    const of =
      overrides === undefined ? {} : checkObject(op, 'overrides', overrides)
    const paint = { type: 'SOLID' as const, color: { r, g, b }, opacity: a }
    return Object.assign({}, of, paint)
  },
  normalizeMarkdown: (markdown: unknown) =>
    normalizeMarkdown(checkString('normalizeMarkdown', 'markdown', markdown))
})
