import { hasProvenance } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import { isSurface, layersAt } from './layers-at.ts'

export type Parent = PageNode | Container

export type Container =
  | FrameNode
  | ComponentNode
  | GroupNode
  | SectionNode
  | SlideNode

/** The deepest layer under a point of the page that accepts new layers. */
export async function parentAt(
  root: Parent,
  point: Vector,
  slices: Slices
): Promise<Parent> {
  for (const layer of layersAt(root, point)) {
    if (slices.isOver()) await slices.next()
    if (!layer || layer.removed) continue
    if (canHold(layer)) return layer
    // it covers the layers behind it
    if (isSurface(layer)) return parentAround(layer, root)
  }
  return root
}

/**
 * Whether it accepts new layers. Not in instances, which follow their
 * component, in grids, where the person chooses the cell, and in cards.
 */
export function canHold(node: BaseNode): node is Container {
  if (node.id.startsWith('I')) return false
  if (node.type === 'SECTION') return !node.sectionContentsHidden
  const isFrame =
    node.type === 'FRAME' || node.type === 'COMPONENT' || node.type === 'SLIDE'
  if (isFrame) return node.layoutMode !== 'GRID'
  return node.type === 'GROUP' && !hasProvenance(node)
}

function parentAround(node: SceneNode, root: Parent): Parent {
  let at: BaseNode | null = node.parent
  while (at && !(canHold(at) && at.type !== 'GROUP')) at = at.parent
  return at || root
}
