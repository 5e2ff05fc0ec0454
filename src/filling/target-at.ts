import type { SelectedLayer } from '../../contract/selection.ts'
import { trackOf } from '../finding/card-layers.ts'
import { createKnownImages } from '../finding/known-images.ts'
import { topMediaOf } from '../images/top-media.ts'
import { isSurface, layersAt } from '../placing/layers-at.ts'
import type { Slices } from '../platform/slices.ts'
import { describeLayer } from './describe-layer.ts'
import { isFillable } from './fillable-layer.ts'

/**
 * The layer to fill when a picture is dropped at this point of the page. Null
 * when the picture is to be placed instead: on the page, a section, a slide, an
 * asset of Buzz, a card, or a frame that has layers and shows no picture itself.
 */
export async function targetAt(
  page: PageNode,
  point: Vector,
  slices: Slices
): Promise<SelectedLayer | null> {
  for (const layer of layersAt(page, point)) {
    if (slices.isOver()) await slices.next()
    if (!layer || layer.removed || layer.type.startsWith('TEXT')) continue
    if (isPlace(layer)) return null
    if (isFillable(layer))
      return describeLayer(layer, null, createKnownImages())
  }
  return null
}

function isPlace(node: SceneNode): boolean {
  if (node.type === 'SECTION' || node.type === 'COMPONENT_SET') return true
  if (trackOf(node)) return true
  if (!isSurface(node) || topMediaOf(node)) return false
  return node.children.length > 0 || isCell(node)
}

/** A slide or an asset of Buzz: pictures are placed on it even when empty. */
function isCell({ parent }: SceneNode): boolean {
  return parent !== null && parent.type === 'SLIDE_ROW'
}
