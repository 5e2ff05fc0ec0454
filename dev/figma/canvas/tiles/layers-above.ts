import type { SceneNode } from '../../shared/host.ts'
import { encloses } from '../../shared/rect.ts'
import { boxOf } from '../../scene/box-of.ts'

/** With more layers above, drawing them costs more than their order is worth. */
const mostLayers = 100

/**
 * What lies on top of these layers in the same parent, as far as it looks the
 * same without its parent.
 */
export function layersAbove(
  layers: SceneNode[],
  ids: Set<string>
): SceneNode[] {
  return findAbove(layers, ids, null) ?? []
}

/** Null where none of the layers is among the siblings or in them. */
function findAbove(
  siblings: SceneNode[],
  ids: Set<string>,
  parent: SceneNode | null
): SceneNode[] | null {
  const top = siblings.findLastIndex(node => ids.has(node.id))
  if (top < 0) {
    for (const node of siblings) {
      const found = node.children && findAbove(node.children, ids, node)
      if (found) return found
    }
    return null
  }
  if (siblings.some(node => node.isMask)) return []
  const above = siblings.slice(top + 1).filter(node => node.visible)
  if (above.length > mostLayers) return []
  return above.filter(node => !parent || isUnaffectedBy(node, parent))
}

function isUnaffectedBy(node: SceneNode, parent: SceneNode): boolean {
  if (parent.opacity < 1 || parent.effects.length > 0) return false
  return !parent.clipsContent || encloses(boxOf(parent), boxOf(node))
}
