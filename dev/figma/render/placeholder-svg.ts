import type { Size } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import type { PlaceholderPaint } from './paint.ts'
import { type Region, grouped } from './region.ts'
import { svgAttributes } from './svg-text.ts'

/** Drawn in place of a paint whose picture is missing. */
export function placeholderSvg(
  paint: PlaceholderPaint,
  size: Size,
  region: Region,
  drawing: Drawing
): string {
  const opacity = paint.opacity === 1 ? null : paint.opacity
  const content =
    paint.kind === 'video' ? videoSvg(size, region) : hatchSvg(region, drawing)
  return grouped({ opacity }, content)
}

/** A dark box with a play triangle. */
function videoSvg(size: Size, region: Region): string {
  const side = Math.min(size.width, size.height) * 0.3
  const left = size.width / 2 - side * 0.4
  const top = size.height / 2 - side / 2
  const triangle = svgAttributes({
    d: `M${left} ${top}v${side}l${side * 0.866} ${-side / 2}Z`,
    fill: '#fff',
    'fill-opacity': 0.8
  })
  const back = region.draw({ value: '#2c2c2c', opacity: 1 })
  return `${back}${region.cut(`<path${triangle}/>`)}`
}

function hatchSvg(region: Region, drawing: Drawing): string {
  const pattern = drawing.define(id => {
    const tile = { id, patternUnits: 'userSpaceOnUse', width: 8, height: 8 }
    const lines =
      '<rect width="8" height="8" fill="#e6e6e6"/>' +
      '<path d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" stroke="#b3b3b3"/>'
    return `<pattern${svgAttributes(tile)}>${lines}</pattern>`
  })
  return region.draw({ value: `url(#${pattern})`, opacity: 1 })
}
