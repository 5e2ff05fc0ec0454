/**
 * Moves the view as little as possible to show layers. Zooms out only when
 * several do not fit into it.
 */
export function reveal(layers: SceneNode[]): void {
  const view = figma.viewport.bounds
  const boxes = layers.map(layer => layer.absoluteBoundingBox).filter(isBox)
  if (boxes.length === 0) return
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const width = Math.max(...boxes.map(box => box.x + box.width)) - left
  const height = Math.max(...boxes.map(box => box.y + box.height)) - top
  if (layers[1] && (width > view.width || height > view.height)) {
    figma.viewport.scrollAndZoomIntoView(layers)
    return
  }
  const x = shift(left, width, view.x, view.width)
  const y = shift(top, height, view.y, view.height)
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
