import type { SceneNode } from '../../shared/host.ts'
import { type Rect, encloses, overlaps } from '../../shared/rect.ts'
import { inverse, type Point, transformPoint } from '../../shared/matrix.ts'
import { boxOf } from '../../scene/box-of.ts'

const gridParts = ['SLIDE_GRID', 'SLIDE_ROW']
const hollow = ['GROUP', 'BOOLEAN_OPERATION', ...gridParts]
/** A click goes through these to the layers in them. */
const boards = ['FRAME', 'SECTION', 'COMPONENT_SET', 'SLIDE']

/** The layers under a point, from the page's child to the deepest one. */
export function layersAt(nodes: SceneNode[], point: Point): SceneNode[] {
  for (const node of nodes.toReversed()) {
    if (!node.visible || node.locked) continue
    const inside = contains(node, point)
    if (node.clipsContent && !inside) continue
    const below = layersAt(node.children ?? [], point)
    // A deck's grid and its rows cannot be dragged.
    const isGridPart = gridParts.includes(node.type)
    if (below.length > 0) return isGridPart ? below : [node, ...below]
    if (inside && !hollow.includes(node.type)) return [node]
  }
  return []
}

/**
 * Which of the layers under the pointer a click means: the outermost one, or
 * what lies in a top-level frame, or a neighbour of what is selected.
 */
export function clickTarget(
  layers: SceneNode[],
  selection: string[],
  deep: boolean
): SceneNode | undefined {
  if (deep) return layers.at(-1)
  const chosen = new Set(selection)
  const selected = layers.find(node => chosen.has(node.id))
  if (selected) return selected
  const [outer, inner] = layers
  const neighbours = layers.findIndex(node =>
    node.children?.some(child => chosen.has(child.id))
  )
  if (neighbours >= 0) return layers[neighbours + 1] ?? outer
  return outer && isBoard(outer) ? (inner ?? outer) : outer
}

/** The layer that a double click opens: one level deeper. */
export function innerTarget(
  layers: SceneNode[],
  selection: string[]
): SceneNode | undefined {
  const selected = layers.findIndex(node => selection.includes(node.id))
  return layers[selected + 1] ?? layers.at(-1)
}

/** The layers that a marquee touches; boards only when it encloses them. */
export function layersWithin(nodes: SceneNode[], area: Rect): SceneNode[] {
  return nodes.flatMap(node => {
    if (!node.visible || node.locked) return []
    const box = boxOf(node)
    if (!overlaps(box, area)) return []
    const isGridPart = gridParts.includes(node.type)
    const isWhole = !isBoard(node) || encloses(area, box)
    if (isWhole && !isGridPart) return [node]
    return layersWithin(node.children ?? [], area)
  })
}

function isBoard(node: SceneNode): boolean {
  return boards.includes(node.type) && (node.children?.length ?? 0) > 0
}

function contains(node: SceneNode, point: Point): boolean {
  const { x, y } = transformPoint(inverse(node.absoluteTransform), point)
  return x >= 0 && y >= 0 && x <= node.width && y <= node.height
}
