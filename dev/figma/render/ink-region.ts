import type { Rect } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { maskOf } from './mask.ts'
import { type Ink, type Region, white } from './region.ts'

/** The shape that `draw` paints, within `area` in the layer's axes. */
export function inkRegion(
  draw: (ink: Ink) => string,
  area: Rect,
  drawing: Drawing
): Region {
  return {
    isBox: false,
    draw,
    cut(picture) {
      const mask = maskOf(draw(white), area, drawing)
      return `<g mask="${mask}">${picture}</g>`
    }
  }
}
