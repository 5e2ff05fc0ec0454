import { type Rect, grown } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { svgAttributes } from './svg-text.ts'

/** A mask of what is white in this area; of what is opaque for `alpha`. */
export function maskOf(
  content: string,
  area: Rect,
  drawing: Drawing,
  alpha = false
): string {
  const id = drawing.define(name => {
    const attributes = svgAttributes({
      id: name,
      maskUnits: 'userSpaceOnUse',
      // Shapes that end at the edge of the area keep their soft pixels.
      ...grown(area, 1),
      style: alpha ? 'mask-type:alpha' : null
    })
    return `<mask${attributes}>${content}</mask>`
  })
  return `url(#${id})`
}
