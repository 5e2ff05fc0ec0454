import type { SelectedLayer } from '../../contract/selection.ts'
import { hidesFill } from '../document/is-visible.ts'
import { mainFlag, placeOf } from '../document/place-of.ts'
import { trackOf } from '../finding/card-layers.ts'
import type { KnownImages } from '../finding/known-images.ts'
import { toShownAsset } from '../finding/to-shown-asset.ts'
import { hashOf } from '../images/media-paint.ts'
import { topMediaOf } from '../images/top-media.ts'
import { isJustPlaced } from '../placing/just-placed.ts'
import { isPlace } from './is-place.ts'

export function describeLayer(
  node: SceneNode,
  refusal: SelectedLayer['refusal'],
  known: KnownImages
): SelectedLayer {
  const { id: nodeId, name, width, height } = node
  const asset = assetOf(node, known)
  const layer = { nodeId, name, width, height, refusal, asset }
  const group = refusal ? groupAround(node) : null
  const offered = group && { groupId: group.id }
  const isFirst = !refusal && (isJustPlaced(node) || isPlace(node))
  const first = isFirst && { placesFirst: true as const }
  return Object.assign(layer, mainFlag(placeOf(node)), offered, first)
}

/** The outermost group that shows something in place of this part's fill. */
function groupAround(node: SceneNode): BaseNode | null {
  let group: BaseNode | null = null
  let part: BaseNode = node
  for (let { parent } = part; parent; parent = part.parent) {
    if (parent.type === 'PAGE') break
    if (hidesFill(part) || parent.type === 'BOOLEAN_OPERATION') group = parent
    part = parent
  }
  return group
}

function assetOf(node: SceneNode, known: KnownImages): SelectedLayer['asset'] {
  const track = trackOf(node)
  if (track) return toShownAsset(track)
  const paint = topMediaOf(node)
  const imageHash = paint && hashOf(paint)
  if (!imageHash) return null
  const styleId = 'fillStyleId' in node ? String(node.fillStyleId) : ''
  const image = known.assetOf(node, { imageHash, styleId })
  return image && image.kind === 'known' ? toShownAsset(image.entry) : null
}
