import type { Drawing } from './drawing.ts'
import { svgNumber } from './svg-text.ts'

/**
 * Figma's image filters, each -1 to 1, as SVG primitives that show direction
 * and rough strength. Figma's own curves are not published.
 */
export function imageFilter(
  filters: Record<string, number>,
  drawing: Drawing
): string | null {
  const steps = [
    exposure(filters['exposure'] ?? 0),
    contrast(filters['contrast'] ?? 0),
    saturation(filters['saturation'] ?? 0),
    warmth(filters['temperature'] ?? 0, filters['tint'] ?? 0),
    tones(filters['highlights'] ?? 0, filters['shadows'] ?? 0)
  ].filter(step => step !== '')
  if (steps.length === 0) return null
  const id = drawing.define(
    name =>
      `<filter id="${name}" x="0" y="0" width="1" height="1" ` +
      `color-interpolation-filters="sRGB">${steps.join('')}</filter>`
  )
  return `url(#${id})`
}

function exposure(amount: number): string {
  return amount === 0 ? '' : transfer(2 ** amount, 0)
}

function contrast(amount: number): string {
  if (amount === 0) return ''
  const slope = 1 + amount * 0.6
  return transfer(slope, (1 - slope) / 2)
}

function saturation(amount: number): string {
  if (amount === 0) return ''
  return `<feColorMatrix type="saturate" values="${svgNumber(1 + amount)}"/>`
}

function warmth(temperature: number, tint: number): string {
  if (temperature === 0 && tint === 0) return ''
  const red = svgNumber(1 + temperature * 0.2)
  const green = svgNumber(1 - tint * 0.2)
  const blue = svgNumber(1 - temperature * 0.2)
  return (
    `<feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 ` +
    `0 0 ${blue} 0 0 0 0 0 1 0"/>`
  )
}

/** Bends the curve at three quarters and at one quarter, by up to a fifth. */
function tones(highlights: number, shadows: number): string {
  if (highlights === 0 && shadows === 0) return ''
  const curve = [
    0,
    0.25 + shadows * 0.2,
    0.5 + (shadows + highlights) * 0.05,
    0.75 + highlights * 0.2,
    1
  ]
  const values = curve.map(svgNumber).join(' ')
  const table = `type="table" tableValues="${values}"`
  return transferBy(table)
}

function transfer(slope: number, intercept: number): string {
  const line =
    `type="linear" slope="${svgNumber(slope)}" ` +
    `intercept="${svgNumber(intercept)}"`
  return transferBy(line)
}

function transferBy(curve: string): string {
  return (
    `<feComponentTransfer><feFuncR ${curve}/><feFuncG ${curve}/>` +
    `<feFuncB ${curve}/></feComponentTransfer>`
  )
}
