import type { Parent } from './parent-at.ts'
import { contains, pointIn } from './point-in.ts'

const step = 24
const kept = 20

/** What was placed last, the newest first. */
const recent: { layer: SceneNode; fromCentre: Vector }[] = []

/**
 * The centre of what is placed, in the parent's coordinates: the point of the
 * page, or of the view, or the parent's own when the view shows another place.
 * Never exactly over something that was placed before.
 */
export function freeCentre(parent: Parent, point: Vector | null): Vector {
  const { x, y } = centreIn(parent, point || figma.viewport.center)
  const centre = { x: Math.round(x), y: Math.round(y) }
  while (recent.some(one => isOver(centre, one, parent))) {
    centre.x += step
    centre.y += step
  }
  return centre
}

/** To be called with one layer of what stands now, for the next one. */
export function rememberPlaced(layer: SceneNode, fromCentre: Vector): void {
  recent.unshift({ layer, fromCentre })
  recent.splice(kept)
}

function isOver(
  { x, y }: Vector,
  { layer, fromCentre }: (typeof recent)[number],
  { id }: Parent
): boolean {
  if (layer.removed || !layer.parent || layer.parent.id !== id) return false
  const across = layer.x - fromCentre.x - x
  const down = layer.y - fromCentre.y - y
  return Math.abs(across) < step && Math.abs(down) < step
}

function centreIn(parent: Parent, point: Vector): Vector {
  // Figma: groups have no coordinates of their own
  let around: BaseNode | null = parent
  while (around && around.type === 'GROUP') around = around.parent
  if (!around || !('absoluteTransform' in around)) return point
  const { width, height } = around
  return contains(around, point)
    ? pointIn(around, point)
    : { x: width / 2, y: height / 2 }
}
