/**
 * Scrolls to rows of layers when their centre is out of view. Zooms out only
 * when several layers do not fit into the view.
 */
export function reveal(layers: SceneNode[]): void {
  const view = figma.viewport.bounds
  const [first] = layers
  const start = first && first.absoluteBoundingBox
  const last = layers[layers.length - 1]
  const end = last && last.absoluteBoundingBox
  if (!start || !end) return
  const width = end.x + end.width - start.x
  const height = end.y + end.height - start.y
  const x = start.x + width / 2 - view.x
  const y = start.y + height / 2 - view.y
  const isShown = x >= 0 && y >= 0 && x <= view.width && y <= view.height
  if (first !== last && (width > view.width || height > view.height)) {
    figma.viewport.scrollAndZoomIntoView(layers)
  } else if (!isShown) {
    figma.viewport.center = { x: x + view.x, y: y + view.y }
  }
}
