import type { SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { type Ink, type Region, white } from './region.ts'
import { svgAttributes } from './svg-text.ts'

/** What `draw` inks; `reach` is how far that may stand out of the layer. */
export function inkRegion(
  node: SceneNode,
  draw: (ink: Ink) => string,
  drawing: Drawing,
  reach: number
): Region {
  return {
    isBox: false,
    draw,
    cut(picture) {
      const mask = drawing.define(id => {
        const area = {
          id,
          maskUnits: 'userSpaceOnUse',
          x: -reach,
          y: -reach,
          width: node.width + 2 * reach,
          height: node.height + 2 * reach
        }
        return `<mask${svgAttributes(area)}>${draw(white)}</mask>`
      })
      return `<g mask="url(#${mask})">${picture}</g>`
    }
  }
}
