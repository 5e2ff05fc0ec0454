import type { Rect } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { svgAttributes } from './svg-text.ts'

/** A filter made of these steps, for everything within the area. */
export function filterOf(steps: string, area: Rect, drawing: Drawing): string {
  const id = drawing.define(name => {
    const attributes = svgAttributes({
      id: name,
      filterUnits: 'userSpaceOnUse',
      ...area,
      'color-interpolation-filters': 'sRGB'
    })
    return `<filter${attributes}>${steps}</filter>`
  })
  return `url(#${id})`
}
