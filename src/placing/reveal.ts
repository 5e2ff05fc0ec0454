/**
 * Moves the view to layers whose centre it does not show; zooms only for
 * several that are larger than the view.
 */
export function reveal(layers: SceneNode[]): void {
  const view = figma.viewport.bounds
  const boxes = layers.map(layer => layer.absoluteBoundingBox || view)
  const left = Math.min(...boxes.map(box => box.x))
  const top = Math.min(...boxes.map(box => box.y))
  const width = Math.max(...boxes.map(box => box.x + box.width)) - left
  const height = Math.max(...boxes.map(box => box.y + box.height)) - top
  const x = left + width / 2
  const y = top + height / 2
  const isShown =
    x >= view.x &&
    y >= view.y &&
    x <= view.x + view.width &&
    y <= view.y + view.height
  if (layers.length > 1 && (width > view.width || height > view.height)) {
    figma.viewport.scrollAndZoomIntoView(layers)
  } else if (!isShown) figma.viewport.center = { x, y }
}
