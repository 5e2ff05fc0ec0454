import type { Box } from '../../contract/placing.ts'
import { hasProvenance } from '../document/provenance.ts'
import type { Parent } from './parent-at.ts'
import { contains, toLocalPoint } from './to-local-point.ts'

const step = 24
const maxCompared = 20

/**
 * The centre for new comps, in the parent's coordinates: at the given point, at
 * the centre of the view, or at the parent's centre when the view does not show
 * the parent. Shifted when it would exactly cover a recent comp.
 */
export function freeCentre(
  parent: Parent,
  point: Vector | null,
  boxes: Box[]
): Vector {
  const { x, y } = centreIn(parent, point || figma.viewport.center)
  const centre = { x: Math.round(x), y: Math.round(y) }
  const ours = parent.children.slice(-maxCompared).filter(hasProvenance)
  while (ours.some(layer => boxes.some(box => isOver(box, layer, centre)))) {
    centre.x += step
    centre.y += step
  }
  return centre
}

function isOver(box: Box, layer: SceneNode, { x, y }: Vector): boolean {
  const across = x + box.x + box.width / 2 - layer.x - layer.width / 2
  const down = y + box.y + box.height / 2 - layer.y - layer.height / 2
  return Math.abs(across) < step && Math.abs(down) < step
}

function centreIn(parent: Parent, point: Vector): Vector {
  // Figma: groups have no coordinates of their own
  let around: BaseNode | null = parent
  while (around && around.type === 'GROUP') around = around.parent
  if (!around || !('absoluteTransform' in around)) return point
  const { width, height } = around
  return contains(around, point)
    ? toLocalPoint(around, point)
    : { x: width / 2, y: height / 2 }
}
