import type { SceneNode } from '../shared/host.ts'
import type { Drawing } from './drawing.ts'
import { type Ink, inkAttributes } from './region.ts'
import { svgAttributes } from './svg-text.ts'

/** Ends in units of the stroke's weight, pointing right at the origin. */
const shapes: Record<string, { d: string; filled: boolean }> = {
  ARROW_LINES: { d: 'M-3 -3L0 0L-3 3', filled: false },
  ARROW_EQUILATERAL: { d: 'M-4 -2.5L0.5 0L-4 2.5Z', filled: true },
  TRIANGLE_FILLED: { d: 'M0.5 -2.5L-4 0L0.5 2.5Z', filled: true },
  DIAMOND_FILLED: { d: 'M-2.5 0L0 -2.5L2.5 0L0 2.5Z', filled: true },
  CIRCLE_FILLED: {
    d: 'M2 0A2 2 0 1 1 -2 0A2 2 0 1 1 2 0Z',
    filled: true
  }
}

/** The markers that end an open line; none for the plain caps. */
export function capMarkers(
  node: SceneNode,
  ink: Ink,
  drawing: Drawing
): Record<string, string> {
  const shape = shapes[node.strokeCap ?? 'NONE']
  if (!shape) return {}
  const color = shape.filled
    ? inkAttributes('fill', ink)
    : { fill: 'none', 'stroke-width': 1, ...inkAttributes('stroke', ink) }
  const marker = drawing.define(
    id =>
      `<marker${svgAttributes({
        id,
        orient: 'auto-start-reverse',
        markerWidth: 10,
        markerHeight: 10,
        overflow: 'visible'
      })}><path${svgAttributes({ d: shape.d, ...color })}/></marker>`
  )
  return { 'marker-start': `url(#${marker})`, 'marker-end': `url(#${marker})` }
}
