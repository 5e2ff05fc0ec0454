import { holds } from '../rules/rules.ts'
import { colorOf } from './color.ts'
import { type Painted, gradientPaint } from './gradient.ts'
import { solidPaint } from '../shared/solid-paint.ts'
import { nameOf, referred } from './source.ts'
import { partOf } from './style.ts'
import type { Declarations } from './style-rules.ts'

function solid(text: string, opacity: number): Paint | null {
  const found = colorOf(text)
  if (!found) return null
  const { a, ...color } = found
  return solidPaint(color, opacity * a)
}

interface Wish {
  value: string | undefined
  opacity: number
  /** The default for a value that is missing or cannot be read. */
  usual: string
}

function paintOf({ value, opacity, usual }: Wish, on: Painted): Paint | null {
  const text = value ?? usual
  if (text === 'none') return null
  const [, reference, instead = ''] = /^(url\([^)]*\))\s*(.*)$/.exec(text) ?? []
  if (!reference) return solid(text, opacity) ?? solid(usual, opacity)
  const server = referred(on.source, reference)
  if (!server) return solid(instead, opacity)
  if (!nameOf(server).endsWith('Gradient')) {
    // Figma: patterns leave a shape without paint.
    return holds('svg/patterns-paint-nothing') ? null : solid('black', opacity)
  }
  return gradientPaint(server, opacity, on)
}

/** The fills of a shape. */
export function fillsOf(style: Declarations, on: Painted): Paint[] {
  const { fill: value } = style
  const opacity = partOf(style['fill-opacity'])
  const paint = paintOf({ value, opacity, usual: 'black' }, on)
  return paint ? [paint] : []
}

/** The strokes of a shape. */
export function strokesOf(style: Declarations, on: Painted): Paint[] {
  const { stroke: value } = style
  const opacity = partOf(style['stroke-opacity'])
  const paint = paintOf({ value, opacity, usual: 'none' }, on)
  return paint ? [paint] : []
}
