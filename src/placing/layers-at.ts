import { contains } from './to-local-point.ts'

/**
 * The layers under a point of the page, topmost first: visible, unlocked, not
 * clipped. Yields null between them, so that callers can pause on a long walk;
 * layers may be deleted during a pause.
 */
export function* layersAt(
  parent: BaseNode & ChildrenMixin,
  point: Vector
): IterableIterator<SceneNode | null> {
  const shown: SceneNode[] = []
  let isMasked = false
  for (const child of parent.children) {
    yield null
    if (child.removed || !child.visible) continue
    if ('isMask' in child && child.isMask) isMasked = !contains(child, point)
    else if (!isMasked && !child.locked) shown.push(child)
  }
  for (let child = shown.pop(); child; child = shown.pop()) {
    yield null
    if (child.removed) continue
    const isInside = contains(child, point)
    const mayShowChild =
      isInside || ('clipsContent' in child && !child.clipsContent)
    if (mayShowChild && hasOpenLayers(child)) {
      for (const layer of layersAt(child, point)) yield layer
    }
    if (isInside && !child.removed && child.type !== 'GROUP') yield child
  }
}

function hasOpenLayers(node: SceneNode): node is SceneNode & ChildrenMixin {
  if (node.type === 'SECTION') return !node.sectionContentsHidden
  return isSurface(node)
}

/** Whether layers can lie in it; those of a boolean shape are its outline. */
export function isSurface(node: SceneNode): node is SceneNode & ChildrenMixin {
  return 'children' in node && node.type !== 'BOOLEAN_OPERATION'
}
