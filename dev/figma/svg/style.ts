import type { XmlElement } from '@rgrove/parse-xml'
import type { Source } from './source.ts'
import { type Declarations, fits, readDeclarations } from './style-rules.ts'

/** An element's own values, and those that its children inherit. */
export interface Style {
  own: Declarations
  inherited: Declarations
}

const inheritable = new Set([
  'clip-rule',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'visibility',
  'xml:space'
])

/** Attributes, then style sheets, then `style`, over what is inherited. */
export function styleOf(
  element: XmlElement,
  source: Source,
  outside: Declarations
): Style {
  const { attributes } = element
  const rules = source.rules.filter(rule => fits(rule, element))
  const own = Object.assign(
    {},
    attributes,
    ...rules.map(rule => rule.declarations),
    readDeclarations(attributes['style'] ?? '')
  ) as Declarations // all of them are
  const passed = Object.entries(own).filter(
    ([name, value]) => inheritable.has(name) && value !== 'inherit'
  )
  return { own, inherited: { ...outside, ...Object.fromEntries(passed) } }
}

/** Whether an element is drawn at all. */
export function isShown({ own, inherited }: Style): boolean {
  const { visibility = 'visible' } = inherited
  return own['display'] !== 'none' && visibility === 'visible'
}

/** A fraction, also written as a percentage. */
export function partOf(value: string | undefined): number {
  const number = Number.parseFloat(value ?? '1')
  if (Number.isNaN(number)) return 1
  const part = value?.trim().endsWith('%') ? number / 100 : number
  return Math.min(1, Math.max(0, part))
}
