import type { Size } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { type Region, grouped } from './region.ts'
import { svgAttributes } from './svg-text.ts'

/** A dark box with a play triangle, for a video without a first frame. */
export function unseenVideoSvg(
  opacity: number,
  size: Size,
  region: Region
): string {
  const side = Math.min(size.width, size.height) * 0.3
  const left = size.width / 2 - side * 0.4
  const top = size.height / 2 - side / 2
  const triangle = svgAttributes({
    d: `M${left} ${top}v${side}l${side * 0.866} ${-side / 2}Z`,
    fill: '#fff',
    'fill-opacity': 0.8
  })
  const back = region.draw({ value: '#2c2c2c', opacity: 1 })
  const content = `${back}${region.cut(`<path${triangle}/>`)}`
  return grouped({ opacity: opacity === 1 ? null : opacity }, content)
}

/** Stripes, for a pattern. */
export function patternSvg(
  opacity: number,
  region: Region,
  drawing: Drawing
): string {
  const pattern = drawing.define(id => {
    const tile = { id, patternUnits: 'userSpaceOnUse', width: 8, height: 8 }
    const lines =
      '<rect width="8" height="8" fill="#e6e6e6"/>' +
      '<path d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" stroke="#b3b3b3"/>'
    return `<pattern${svgAttributes(tile)}>${lines}</pattern>`
  })
  return region.draw({ value: `url(#${pattern})`, opacity })
}
