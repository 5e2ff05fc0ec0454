import type { SceneNode } from '../shared/host.ts'
import type { Drawing } from './drawing.ts'
import { inkRegion } from './ink-region.ts'
import { paintsSvg } from './paint-svg.ts'
import { inkBox } from './painted-box.ts'
import { type Ink, inkAttributes } from './region.ts'
import { segmentsOf, stretchSvg } from './text-shape.ts'

/** Text as the document breaks it into lines, each stretch in its paints. */
export function textSvg(node: SceneNode, drawing: Drawing): string {
  return segmentsOf(node)
    .map(({ line, segment }) => {
      const draw = (ink: Ink): string =>
        stretchSvg(line, segment, inkAttributes('fill', ink), drawing.origin)
      const region = inkRegion(draw, inkBox(node), drawing)
      return paintsSvg(segment.fills, node, region, drawing)
    })
    .join('')
}
