import type { ImageIndexEntry } from '../../contract/document.ts'
import type { SelectedLayer, ShownAsset } from '../../contract/selection.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { mainOf, placeOf } from '../document/place-of.ts'
import { ownEntry } from '../finding/known-images.ts'
import { topImageOf } from '../images/top-image.ts'

export function describeLayer(
  node: SceneNode,
  refusal: SelectedLayer['refusal']
): SelectedLayer {
  const { id: nodeId, name, width, height } = node
  const asset = assetOf(node)
  const layer = { nodeId, name, width, height, refusal, asset }
  return Object.assign(layer, mainOf(placeOf(node)))
}

function assetOf(node: SceneNode): SelectedLayer['asset'] {
  const paint = topImageOf(node)
  if (!paint || !paint.imageHash) return null
  const { imageHash } = paint
  const entry = findIndexEntry(imageHash) || ownEntry(node, imageHash)
  return entry && toShownAsset(entry)
}

export function toShownAsset(entry: ImageIndexEntry): ShownAsset {
  const { assetId: id, mediaType, state } = entry
  return { id, mediaType, state }
}
