import type { SelectedLayer } from '../../contract/selection.ts'
import { createKnownImages } from '../finding/known-images.ts'
import { layersAt } from '../placing/layers-at.ts'
import type { Slices } from '../platform/slices.ts'
import { describeLayer } from './describe-layer.ts'
import { isFillable } from './fillable-layer.ts'
import { isPlace } from './is-place.ts'

/**
 * The layer to fill when a picture is dropped at this point of the page. Null
 * when the picture is to be placed instead: on the page, or in this layer.
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
