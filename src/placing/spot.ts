import type { CanvasPoint } from '../../contract/placing.ts'
import { hidesFill } from '../document/is-visible.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'
import type { Slices } from '../platform/slices.ts'
import { focusedCell, nearestCell } from './grid-cell.ts'
import { canHold, parentAt } from './parent-at.ts'
import type { Parent } from './parent-at.ts'
import { layoutIndex } from './layout-index.ts'

/** Where new layers go. */
export interface Spot {
  parent: Parent
  /** Index among the parent's children; null for on top. */
  index: number | null
  /** Their centre, in page coordinates; null for the centre of the view. */
  point: Vector | null
}

/**
 * Under the point of a drop, else beside the selected layer, else in the open
 * slide or asset of Buzz, else at the centre of the view.
 */
export async function findSpot(
  at: CanvasPoint | undefined,
  slices: Slices
): Promise<Spot> {
  const page = at && figma.root.children.find(({ id }) => id === at.pageId)
  if (at && page) {
    await wrapErrors('page-unavailable', () => page.loadAsync())
    return spotAt(page, at, slices)
  }
  const { currentPage, viewport } = figma
  return (
    spotBeside(currentPage.selection[0]) ||
    spotAt(focusedCell() || currentPage, viewport.center, slices)
  )
}

async function spotAt(
  root: Parent,
  { x, y }: Vector,
  slices: Slices
): Promise<Spot> {
  const point = { x, y }
  const found = await parentAt(root, point, slices)
  const parent = (found.type === 'PAGE' && nearestCell(point)) || found
  const index = isLaidOut(parent) ? layoutIndex(parent, point) : null
  return { parent, index, point }
}

/**
 * In the parent of the selected layer; in an auto layout after the layer.
 * Locked and hidden parents, masks and those in instances are skipped for the
 * next.
 */
function spotBeside(selected: SceneNode | undefined): Spot | null {
  let spot: Spot | null = null
  let child: BaseNode | undefined = selected
  while (child && child.parent && child.parent.type !== 'PAGE') {
    const parent: BaseNode & ChildrenMixin = child.parent
    if (isClosed(parent)) spot = null
    else if (!spot && canHold(parent)) {
      const index = isLaidOut(parent) ? indexAfter(parent, child) : null
      spot = { parent, index, point: null }
    }
    child = parent
  }
  return spot
}

function isClosed(node: BaseNode): boolean {
  if (hidesFill(node)) return true
  return 'locked' in node && (node.locked || !node.visible)
}

function isLaidOut(
  node: Parent
): node is FrameNode | ComponentNode | SlideNode {
  return 'layoutMode' in node && node.layoutMode !== 'NONE'
}

function indexAfter(parent: ChildrenMixin, child: BaseNode): number {
  return parent.children.map(({ id }) => id).indexOf(child.id) + 1
}
