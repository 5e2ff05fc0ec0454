import type { SelectedLayer } from '../../contract/selection.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { ownEntry } from '../finding/known-images.ts'
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
  const { imageHash } = paint
  const entry = findIndexEntry(imageHash) || ownEntry(node, imageHash)
  if (!entry) return null
  const { assetId, mediaType, state } = entry
  return { id: assetId, mediaType, state }
}
