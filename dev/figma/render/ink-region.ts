import type { Rect } from '../shared/host.ts'
import type { Drawing } from './drawing.ts'
import { type Ink, type Region, white } from './region.ts'
import { svgAttributes } from './svg-text.ts'

/** What `draw` inks; all of that lies within `area`, in the layer's axes. */
export function inkRegion(
  draw: (ink: Ink) => string,
  area: Rect,
  drawing: Drawing
): Region {
  return {
    isBox: false,
    draw,
    cut(picture) {
      const mask = drawing.define(id => {
        const attributes = { id, maskUnits: 'userSpaceOnUse', ...area }
        return `<mask${svgAttributes(attributes)}>${draw(white)}</mask>`
      })
      return `<g mask="url(#${mask})">${picture}</g>`
    }
  }
}
