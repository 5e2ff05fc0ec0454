import type { SelectedLayer, Selection } from '../../contract/selection.ts'
import { fillRefusal } from './fillable-layer.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { findProvenance } from '../document/provenance.ts'
import { topImageOf } from '../images/top-image.ts'

const maxLayers = 100

export function describeSelection(): Selection {
  const { selection } = figma.currentPage
  return {
    count: selection.length,
    layers: selection.slice(0, maxLayers).map(describeLayer)
  }
}

function describeLayer(node: SceneNode): SelectedLayer {
  return {
    nodeId: node.id,
    name: node.name,
    width: node.width,
    height: node.height,
    refusal: fillRefusal(node),
    asset: assetOf(node)
  }
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
