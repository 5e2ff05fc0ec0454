import { strokeText, strokeTextWidth } from './stroke-font.ts'

const label = 'CLEARED COMP'
const labelWidth = strokeTextWidth(label)

/** A ring with a check mark, sixteen units wide around the origin. */
const logo = '<circle r="7"/><path d="M-3.2 .2L-.9 2.6L3.6 -2.4"/>'

/**
 * The watermark of a preview as an SVG of its size: the diagonally repeated
 * label, and the logo in the center.
 */
export function watermarkSvg(width: number, height: number): string {
  const longest = Math.max(width, height)
  const isSmall = longest <= 500
  const unit = longest / (isSmall ? 260 : 330)
  const marks = `<g id="m" fill="none" stroke-linecap="round" stroke-linejoin="round">${rows(width, height, unit)}</g>`
  const middle = `translate(${width / 2} ${height / 2}) scale(${longest / (isSmall ? 190 : 150)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${marks}<g id="l" fill="none" stroke-linecap="round" stroke-linejoin="round">${logo}</g></defs>
<use href="#m" stroke="#000" stroke-opacity=".2" stroke-width="1" transform="translate(${(unit * 0.5).toFixed(2)} ${(unit * 0.6).toFixed(2)})"/>
<use href="#m" stroke="#fff" stroke-opacity="${isSmall ? 0.36 : 0.44}" stroke-width=".9"/>
<g transform="${middle}"><use href="#l" stroke="#000" stroke-opacity=".3" stroke-width="2.2"/><use href="#l" stroke="#fff" stroke-opacity=".8" stroke-width="1.4"/></g>
</svg>`
}

function rows(width: number, height: number, unit: number): string {
  const stepX = (labelWidth + 26) * unit
  const stepY = 34 * unit
  const reach = Math.hypot(width, height) / 2 + stepX
  const parts: string[] = []
  let row = 0
  for (let y = -reach; y < reach; y += stepY) {
    const shift = (row++ % 2) * (stepX / 2)
    for (let x = -reach - shift; x < reach; x += stepX) {
      parts.push(mark(x, y, unit))
    }
  }
  const turned = `translate(${width / 2} ${height / 2}) rotate(-28)`
  return `<g transform="${turned}">${parts.join('')}</g>`
}

/** Strokes keep their width, as the letters themselves are scaled. */
function mark(x: number, y: number, unit: number): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  return `<g transform="${place}">${scaled(unit)}</g>`
}

const labels = new Map<number, string>()

function scaled(unit: number): string {
  let text = labels.get(unit)
  if (!text) {
    text = `<g transform="scale(${unit.toFixed(3)})">${strokeText(label)}</g>`
    labels.set(unit, text)
  }
  return text
}
