import type { Parent } from './parent-at.ts'
import { toLocalPoint } from './to-local-point.ts'
import { uprightBox } from './upright-box.ts'

type AutoLayout = Extract<
  SceneNode,
  AutoLayoutMixin & ChildrenMixin & LayoutMixin
>

export function isLaidOut(node: Parent): node is AutoLayout & Parent {
  return 'layoutMode' in node && node.layoutMode !== 'NONE'
}

/** After the child, or after all. */
export function indexAfter(
  parent: ChildrenMixin,
  child: SceneNode | null
): number {
  const ids = parent.children.map(({ id }) => id)
  return child ? ids.indexOf(child.id) + 1 : ids.length
}

/** The index for a layer that is dropped at the point of an auto layout. */
export function layoutIndex(parent: AutoLayout, point: Vector): number {
  const { children, layoutMode, layoutWrap } = parent
  const at = toLocalPoint(parent, point)
  const flow = children.filter(isInFlow).map(boxOf)
  const isAcross = layoutMode === 'HORIZONTAL'
  const isWrapped = isAcross && layoutWrap === 'WRAP'
  const line = isWrapped ? lineAt(linesOf(flow), at.y) : flow
  const next = line.find(({ x, y }) => (isAcross ? x > at.x : y > at.y))
  if (next) return children.indexOf(next.node)
  const last = line[line.length - 1]
  return last ? children.indexOf(last.node) + 1 : children.length
}

/** A layer with its centre and vertical extent, in the layout's coordinates. */
interface Box extends Vector {
  node: SceneNode
  top: number
  bottom: number
}

function boxOf(node: SceneNode & LayoutMixin): Box {
  const { x: left, y: top, width, height } = uprightBox(node)
  const bottom = top + height
  return { node, x: left + width / 2, y: top + height / 2, top, bottom }
}

function isInFlow(node: SceneNode): node is SceneNode & LayoutMixin {
  const isAbsolute =
    'layoutPositioning' in node && node.layoutPositioning === 'ABSOLUTE'
  return 'relativeTransform' in node && node.visible && !isAbsolute
}

/** A new line begins with a layer that is below all layers of the last line. */
function linesOf(flow: Box[]): Box[][] {
  const lines: Box[][] = []
  flow.forEach(box => {
    const line = lines[lines.length - 1]
    if (line && line.some(({ bottom }) => box.top < bottom)) line.push(box)
    else lines.push([box])
  })
  return lines
}

/** The line that is nearest vertically. */
function lineAt(lines: Box[][], y: number): Box[] {
  const distances = lines.map(line =>
    Math.min(...line.map(box => Math.max(box.top - y, y - box.bottom, 0)))
  )
  return lines[distances.indexOf(Math.min(...distances))] || []
}
