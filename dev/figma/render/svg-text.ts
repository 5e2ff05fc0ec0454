import type { Matrix } from '../shared/matrix.ts'
import type { Color } from '../shared/read-color.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

// oxlint-disable-next-line no-control-regex -- XML forbids them
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

/** Text as it may stand in markup and attributes. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text
  return (
    text
      .replace(/[&<>"']/g, character => entities[character] ?? '')
      // oxlint-disable-next-line no-control-regex -- XML forbids them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}

/** A number with at most six decimals, never in exponent form. */
export function svgNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  if (!Number.isFinite(value)) return '0'
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** A matrix as the attribute `transform`. */
export function svgMatrix(matrix: Matrix): string {
  const [[a, c, e], [b, d, f]] = matrix
  const linear = [a, b, c, d].map(value => Number(value.toPrecision(12)))
  const cells = [...linear, e, f].map(value => String(Number(value.toFixed(9))))
  return `matrix(${cells.join(' ')})`
}

/** A color with parts of 0 to 1, without its opacity. */
export function svgColor(color: Color): string {
  const channels = [color.r, color.g, color.b].map(channel =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
  )
  return `rgb(${channels.join(',')})`
}

/** Attributes with a value; the rest is left out. */
export function svgAttributes(
  attributes: Record<string, string | number | null>
): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) continue
    const written =
      typeof value === 'number' ? svgNumber(value) : escapeXml(value)
    text += ` ${name}="${written}"`
  }
  return text
}
