import type { SelectedLayer } from '../../contract/selection.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import { topImageOf } from '../images/top-image.ts'

export function describeLayer(
  node: SceneNode,
  refusal: SelectedLayer['refusal']
): SelectedLayer {
  const { id: nodeId, name, width, height } = node
  return { nodeId, name, width, height, refusal, asset: assetOf(node) }
}

function assetOf(node: SceneNode): SelectedLayer['asset'] {
  const paint = topImageOf(node)
  if (!paint || !paint.imageHash) return null
  const own = findProvenance(node)
  const entry =
    findIndexEntry(paint.imageHash) ||
    (own && own.imageHash === paint.imageHash ? own : null)
  if (!entry) return null
  const { assetId, mediaType, state } = entry
  return { id: assetId, mediaType, state }
}
