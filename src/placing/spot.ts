import { pageOf } from '../document/page-of.ts'

/** Where a new layer goes. */
export interface Spot {
  parent: PageNode | SpotParent
  /** Among the parent's children; null for on top. */
  index: number | null
}

type SpotParent = FrameNode | ComponentNode | GroupNode | SectionNode

/**
 * Beside the selected layer. Parents that are locked, hidden or part of an
 * instance are left for the next one around them.
 */
export function findSpot(): Spot {
  const page = figma.currentPage
  const selected = page.selection[0]
  let spot: Spot | null = null
  let child: BaseNode | undefined = selected
  while (child && child.parent && child.parent.type !== 'PAGE') {
    const parent: BaseNode & ChildrenMixin = child.parent
    if (!isOpen(parent)) spot = null
    else if (!spot && canHold(parent)) spot = besides(parent, child)
    child = parent
  }
  const isHere = selected && pageOf(selected) === page
  return (isHere && spot) || { parent: page, index: null }
}

function isOpen(node: BaseNode): boolean {
  const isHeld = 'locked' in node && (node.locked || !node.visible)
  return node.type !== 'INSTANCE' && !isHeld
}

function canHold(node: BaseNode): node is SpotParent {
  return (
    node.type === 'FRAME' ||
    node.type === 'COMPONENT' ||
    node.type === 'GROUP' ||
    node.type === 'SECTION'
  )
}

/** Auto layout takes it after the selected layer, all else on top. */
function besides(parent: SpotParent, child: BaseNode): Spot {
  const isLaidOut = 'layoutMode' in parent && parent.layoutMode !== 'NONE'
  const ids = isLaidOut ? parent.children.map(one => one.id) : []
  return { parent, index: isLaidOut ? ids.indexOf(child.id) + 1 : null }
}
