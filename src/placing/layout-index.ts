import { pointIn } from './point-in.ts'

type LaidOut = Extract<SceneNode, AutoLayoutMixin & ChildrenMixin & LayoutMixin>

/** Among the children of an auto layout, for a layer let go at the point. */
export function layoutIndex(parent: LaidOut, point: Vector): number {
  const { children, layoutMode, layoutWrap } = parent
  const at = pointIn(parent, point)
  const flow: Box[] = []
  children.forEach(node => {
    const box = isInFlow(node) ? node.absoluteBoundingBox : null
    if (box) flow.push(Object.assign({ node }, pointIn(parent, centreOf(box))))
  })
  const isAcross = layoutMode === 'HORIZONTAL'
  const isWrapped = isAcross && layoutWrap === 'WRAP'
  const line = isWrapped ? lineAt(linesOf(flow), at.y) : flow
  const next = line.find(({ x, y }) => (isAcross ? x > at.x : y > at.y))
  if (next) return children.indexOf(next.node)
  const last = line[line.length - 1]
  return last ? children.indexOf(last.node) + 1 : children.length
}

interface Box extends Vector {
  node: SceneNode
}

function centreOf({ x, y, width, height }: Rect): Vector {
  return { x: x + width / 2, y: y + height / 2 }
}

function isInFlow(node: SceneNode): boolean {
  const isAbsolute =
    'layoutPositioning' in node && node.layoutPositioning === 'ABSOLUTE'
  return node.visible && !isAbsolute
}

/** A line ends where the next layer starts again from the left. */
function linesOf(flow: Box[]): Box[][] {
  const lines: Box[][] = []
  flow.forEach((box, i) => {
    const before = flow[i - 1]
    const line = lines[lines.length - 1]
    if (line && before && box.x > before.x) line.push(box)
    else lines.push([box])
  })
  return lines
}

/** The line with the layer that is nearest in height. */
function lineAt(lines: Box[][], y: number): Box[] {
  const distances = lines.map(line =>
    Math.min(...line.map(box => Math.abs(box.y - y)))
  )
  return lines[distances.indexOf(Math.min(...distances))] || []
}
