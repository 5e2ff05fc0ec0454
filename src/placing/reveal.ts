/** Moves the view to a layer whose centre it does not show; no zoom. */
export function reveal(layer: SceneNode): void {
  const box = layer.absoluteBoundingBox
  if (!box) return
  const view = figma.viewport.bounds
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const isShown =
    x >= view.x &&
    y >= view.y &&
    x <= view.x + view.width &&
    y <= view.y + view.height
  if (!isShown) figma.viewport.center = { x, y }
}
