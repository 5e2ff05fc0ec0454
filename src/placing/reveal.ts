import { boxAround, isWithin, overlaps } from './boxes.ts'
import { clearView } from './clear-view.ts'
import { panelOnCanvas } from '../platform/panel-window.ts'

/**
 * Moves the view as little as possible to show layers beside the panel. Zooms
 * out only when several do not fit into the view.
 */
export function reveal(layers: SceneNode[]): void {
  const boxes = layers.map(layer => layer.absoluteBoundingBox).filter(isBox)
  if (boxes.length === 0) return
  const box = boxAround(boxes)
  const { bounds } = figma.viewport
  if (layers[1] && (box.width > bounds.width || box.height > bounds.height)) {
    figma.viewport.scrollAndZoomIntoView(layers)
    return
  }
  if (isWithin(box, bounds) && !overlaps(box, panelOnCanvas())) return
  const view = clearView(box)
  const x = shift(box.x, box.width, view.x, view.width)
  const y = shift(box.y, box.height, view.y, view.height)
  if (x === 0 && y === 0) return
  const { center } = figma.viewport
  figma.viewport.center = { x: center.x + x, y: center.y + y }
}

/** How far the view moves until a stretch is in it, or in its middle. */
function shift(
  start: number,
  length: number,
  from: number,
  extent: number
): number {
  const rest = extent - length
  if (rest < 0) return start - from - rest / 2
  return Math.min(0, start - from) || Math.max(0, start - from - rest)
}

function isBox(box: Rect | null): box is Rect {
  return box !== null
}
