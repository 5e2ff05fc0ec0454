import { pointIn } from './point-in.ts'

type LaidOut = Extract<SceneNode, AutoLayoutMixin & ChildrenMixin & LayoutMixin>

/** Among the children of an auto layout, for a layer let go at the point. */
export function layoutIndex(parent: LaidOut, point: Vector): number {
  const { children, layoutMode, layoutWrap } = parent
  const at = pointIn(parent, point)
  const flow = children.filter(isInFlow).map(toBox)
  const isAcross = layoutMode === 'HORIZONTAL'
  const isWrapped = isAcross && layoutWrap === 'WRAP'
  const line = isWrapped ? lineAt(linesOf(flow), at.y) : flow
  const next = line.find(({ x, y }) => (isAcross ? x > at.x : y > at.y))
  if (next) return children.indexOf(next.node)
  const last = line[line.length - 1]
  return last ? children.indexOf(last.node) + 1 : children.length
}

interface Box {
  node: SceneNode
  /** Its centre, in the parent's coordinates. */
  x: number
  y: number
  bottom: number
}

function isInFlow(node: SceneNode): boolean {
  const isAbsolute =
    'layoutPositioning' in node && node.layoutPositioning === 'ABSOLUTE'
  return node.visible && !isAbsolute
}

function toBox(node: SceneNode): Box {
  const { width, height } = node
  const [[a, c, e], [b, d, f]] =
    'relativeTransform' in node ? node.relativeTransform : upright(node)
  const x = e + (a * width + c * height) / 2
  const y = f + (b * width + d * height) / 2
  const half = (Math.abs(b * width) + Math.abs(d * height)) / 2
  return { node, x, y, bottom: y + half }
}

function upright({ x, y }: Vector): Transform {
  return [
    [1, 0, x],
    [0, 1, y]
  ]
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

/** The first line that ends below the point, else the last. */
function lineAt(lines: Box[][], y: number): Box[] {
  const below = lines.find(line => line.some(({ bottom }) => bottom >= y))
  return below || lines[lines.length - 1] || []
}
