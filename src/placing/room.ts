import { ClearedError } from '../../contract/errors.ts'
import type { Box } from '../../contract/placing.ts'
import { isVisible } from '../document/is-visible.ts'
import { hasProvenance } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import { boxAround } from './boxes.ts'
import { freePlace, gap } from './free-place.ts'
import type { Parent } from './parent-at.ts'
import { contains, toLocalPoint } from './to-local-point.ts'
import { uprightBox } from './upright-box.ts'

const maxCompared = 20

/**
 * The centre, as near as can be, at which boxes cover no layer of the parent
 * and stay within it; null when it has no room. In the parent's coordinates.
 */
export async function roomIn(
  parent: Parent,
  near: Vector,
  boxes: Box[],
  slices: Slices
): Promise<Vector | null> {
  const layers: Box[] = []
  for (const layer of parent.children) {
    if (slices.isOver()) await slices.next()
    if (parent.removed) throw new ClearedError('layer-deleted')
    if (layer.removed || !('relativeTransform' in layer)) continue
    if (isVisible(layer)) layers.push(uprightBox(layer))
  }
  const outer = boxAround(boxes)
  const wanted = Object.assign({}, outer, {
    x: Math.round(near.x + outer.x),
    y: Math.round(near.y + outer.y)
  })
  const place = freePlace(wanted, layers, boundsOf(parent))
  return place && { x: place.x - outer.x, y: place.y - outer.y }
}

/** The centre at which boxes lie right of a layer, as high up. */
export function pointBeside(layer: SceneNode, boxes: Box[]): Vector {
  const outer = boxAround(boxes)
  const { x, y, width } = uprightBox(layer)
  return { x: x + width + gap - outer.x, y: y - outer.y }
}

/** Moves a centre by `gap` for each earlier comp that would be covered. */
export function stepAside(
  parent: Parent,
  { x, y }: Vector,
  boxes: Box[]
): Vector {
  const centre = { x: Math.round(x), y: Math.round(y) }
  const ours = parent.children.slice(-maxCompared).filter(hasProvenance)
  while (ours.some(layer => boxes.some(box => isOver(box, layer, centre)))) {
    centre.x += gap
    centre.y += gap
  }
  return centre
}

function isOver(box: Box, layer: SceneNode, { x, y }: Vector): boolean {
  const across = x + box.x + box.width / 2 - layer.x - layer.width / 2
  const down = y + box.y + box.height / 2 - layer.y - layer.height / 2
  return Math.abs(across) < gap && Math.abs(down) < gap
}

/** A point of the page in the parent's coordinates, or else its middle. */
export function centreIn(parent: Parent, point: Vector): Vector {
  // Figma: groups have no coordinates of their own
  let around: BaseNode | null = parent
  while (around && around.type === 'GROUP') around = around.parent
  if (!around || !('absoluteTransform' in around)) return point
  const { width, height } = around
  return contains(around, point)
    ? toLocalPoint(around, point)
    : { x: width / 2, y: height / 2 }
}

/** Undefined for a page, which has no end. */
function boundsOf(parent: Parent): Box | undefined {
  if (parent.type === 'PAGE') return undefined
  return { x: 0, y: 0, width: parent.width, height: parent.height }
}
