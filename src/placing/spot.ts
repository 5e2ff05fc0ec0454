import type { Box, CanvasPoint } from '../../contract/placing.ts'
import { hidesFill } from '../document/is-visible.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'
import type { Slices } from '../platform/slices.ts'
import { focusedCell, hasGrid, nearestCell } from './grid-cell.ts'
import { boxAround } from './boxes.ts'
import { clearView } from './clear-view.ts'
import { indexAfter, isLaidOut, layoutIndex } from './layout-index.ts'
import { canHold, parentAt } from './parent-at.ts'
import type { Container, Parent } from './parent-at.ts'
import { centreIn, pointBeside, roomIn, stepAside } from './room.ts'

/** Where new layers go. */
export interface Spot {
  parent: Parent
  /** Index among the parent's children; null for on top. */
  index: number | null
  /** What their boxes are relative to, in the parent's coordinates. */
  centre: Vector
}

/** A container, and its child that holds the selected layer or is it. */
interface Around {
  container: Container
  /** Null when the container itself is selected. */
  child: SceneNode | null
}

/**
 * Under the point of a drop. Else where nothing is covered or cut off: in the
 * selected frame, beside the selected layer, in the open slide or asset of
 * Buzz, or beside the frames in view.
 */
export async function findSpot(
  at: CanvasPoint | undefined,
  boxes: Box[],
  slices: Slices
): Promise<Spot> {
  const page = at && figma.root.children.find(({ id }) => id === at.pageId)
  if (at && page) {
    await wrapErrors('page-unavailable', () => page.loadAsync())
    return dropAt(page, { x: at.x, y: at.y }, boxes, slices)
  }
  const { currentPage, viewport } = figma
  const selected = currentPage.selection[currentPage.selection.length - 1]
  const beside = selected && (await spotBeside(selected, boxes, slices))
  if (beside) return beside
  const cell = focusedCell() || nearestCell(viewport.center)
  if (!cell) return spotInView(currentPage, boxes, slices)
  return (await spotIn(cell, null, boxes, slices)) || inMiddle(cell, boxes)
}

async function dropAt(
  page: PageNode,
  point: Vector,
  boxes: Box[],
  slices: Slices
): Promise<Spot> {
  const found = await parentAt(page, point, slices)
  const parent = (found.type === 'PAGE' && nearestCell(point)) || found
  const index = isLaidOut(parent) ? layoutIndex(parent, point) : null
  const centre = stepAside(parent, centreIn(parent, point), boxes)
  return { parent, index, centre }
}

/**
 * In the innermost container that has room, else beside the outermost. A slide
 * or asset of Buzz has nothing beside it; null outside of them.
 */
async function spotBeside(
  selected: SceneNode,
  boxes: Box[],
  slices: Slices
): Promise<Spot | null> {
  const { around, outermost } = containersAround(selected)
  const near = pointBeside(outermost, boxes)
  for (const { container, child } of around) {
    const spot = await spotIn(container, child, boxes, slices)
    if (spot) return spot
  }
  const last = around[around.length - 1]
  if (hasGrid()) return last ? inMiddle(last.container, boxes) : null
  return spotOn(figma.currentPage, near, boxes, slices)
}

/** Those that accept new layers, the innermost first. */
function containersAround(selected: SceneNode): {
  around: Around[]
  outermost: SceneNode
} {
  let around: Around[] = []
  let child: SceneNode | null = null
  let node: BaseNode | null = selected
  while (node && 'visible' in node) {
    if (isClosed(node)) around = []
    else if (canHold(node) && node.type !== 'GROUP') {
      around.push({ container: node, child })
    }
    child = node
    node = node.parent
  }
  return { around, outermost: child || selected }
}

async function spotIn(
  container: Container,
  child: SceneNode | null,
  boxes: Box[],
  slices: Slices
): Promise<Spot | null> {
  if (isLaidOut(container)) {
    const index = indexAfter(container, child)
    return { parent: container, index, centre: { x: 0, y: 0 } }
  }
  const near = child
    ? pointBeside(child, boxes)
    : centreIn(container, figma.viewport.center)
  const centre = await roomIn(container, near, boxes, slices)
  return centre && { parent: container, index: null, centre }
}

/** For a container that has no room. */
function inMiddle(cell: Container, boxes: Box[]): Spot {
  const middle = { x: cell.width / 2, y: cell.height / 2 }
  return { parent: cell, index: null, centre: stepAside(cell, middle, boxes) }
}

/** Sections under the middle of the clear view are parts of the canvas. */
async function spotInView(
  page: PageNode,
  boxes: Box[],
  slices: Slices
): Promise<Spot> {
  const view = clearView(boxAround(boxes))
  const x = view.x + view.width / 2
  const y = view.y + view.height / 2
  let under: BaseNode | null = await parentAt(page, { x, y }, slices)
  for (; under; under = under.parent) {
    if (under.type !== 'SECTION' || !canHold(under)) continue
    const spot = await spotIn(under, null, boxes, slices)
    if (spot) return spot
  }
  return spotOn(page, { x, y }, boxes, slices)
}

async function spotOn(
  page: PageNode,
  near: Vector,
  boxes: Box[],
  slices: Slices
): Promise<Spot> {
  const room = await roomIn(page, near, boxes, slices)
  return { parent: page, index: null, centre: room || near }
}

function isClosed(node: SceneNode): boolean {
  return hidesFill(node) || node.locked || !node.visible
}
