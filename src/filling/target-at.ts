import type { SelectedLayer } from '../../contract/selection.ts'
import { topImageOf } from '../images/top-image.ts'
import { layersAt } from '../placing/layers-at.ts'
import type { Slices } from '../slices.ts'
import { describeLayer } from './describe-layer.ts'
import { isFillable } from './fillable-layer.ts'

/**
 * The layer that a picture let go at this point of the page is for. Null for
 * a place: the page, a section, and a frame that holds layers but shows no
 * picture itself.
 */
export async function targetAt(
  page: PageNode,
  point: Vector,
  slices: Slices
): Promise<SelectedLayer | null> {
  for (const layer of layersAt(page, point)) {
    if (slices.isOver()) await slices.next()
    if (!layer || layer.removed || layer.type === 'TEXT') continue
    if (isPlace(layer)) return null
    if (isFillable(layer)) return describeLayer(layer, null)
  }
  return null
}

function isPlace(node: SceneNode): boolean {
  if (node.type === 'SECTION' || node.type === 'COMPONENT_SET') return true
  const hasLayers =
    'children' in node &&
    node.type !== 'BOOLEAN_OPERATION' &&
    node.children.length > 0
  return hasLayers && !topImageOf(node)
}
