import type { Size } from '../../contract/picture.ts'
import { panelOnCanvas } from '../platform/panel-window.ts'
import { overlaps } from './boxes.ts'

/**
 * The largest part of the view beside the panel in which a box of this size
 * has room; the whole view when none has.
 */
export function clearView({ width, height }: Size): Rect {
  const view = figma.viewport.bounds
  const hasRoom = (part: Rect) => part.width >= width && part.height >= height
  const parts = partsBeside(panelOnCanvas(), view).filter(hasRoom)
  parts.sort((a, b) => b.width * b.height - a.width * a.height)
  return parts[0] || view
}

/** Left of a box, right of it, above and below. */
function partsBeside(box: Rect, view: Rect): Rect[] {
  if (!overlaps(box, view)) return [view]
  const right = view.x + view.width
  const bottom = view.y + view.height
  const { x, y } = box
  const endX = x + box.width
  const endY = y + box.height
  return [
    Object.assign({}, view, { width: x - view.x }),
    Object.assign({}, view, { x: endX, width: right - endX }),
    Object.assign({}, view, { height: y - view.y }),
    Object.assign({}, view, { y: endY, height: bottom - endY })
  ]
}
