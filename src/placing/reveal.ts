/**
 * Moves the view to layers whose centre it does not show; zooms only for
 * several that are larger than the view.
 */
export function reveal(layers: SceneNode[]): void {
  const box = boxAround(layers)
  if (!box) return
  const view = figma.viewport.bounds
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const isShown =
    x >= view.x &&
    y >= view.y &&
    x <= view.x + view.width &&
    y <= view.y + view.height
  const isLarge = box.width > view.width || box.height > view.height
  if (isLarge && layers.length > 1) {
    figma.viewport.scrollAndZoomIntoView(layers)
  } else if (!isShown) figma.viewport.center = { x, y }
}

function boxAround(layers: SceneNode[]): Rect | null {
  let box: Rect | null = null
  layers.forEach(layer => {
    const own = layer.absoluteBoundingBox
    box = box && own ? union(box, own) : own || box
  })
  return box
}

function union(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}
