import type { SceneNode } from '../shared/host.ts'

type Look = Partial<SceneNode>

function rounded(radius: number): Look {
  return {
    cornerRadius: radius,
    topLeftRadius: radius,
    topRightRadius: radius,
    bottomLeftRadius: radius,
    bottomRightRadius: radius
  }
}

function polygon(pointCount: number): Look {
  return { type: 'POLYGON', pointCount }
}

/** Shapes with text that are not drawn as a box. */
const looks: Record<string, Look> = {
  ELLIPSE: { type: 'ELLIPSE' },
  SUMMING_JUNCTION: { type: 'ELLIPSE' },
  OR: { type: 'ELLIPSE' },
  ROUNDED_RECTANGLE: rounded(16),
  DIAMOND: polygon(4),
  TRIANGLE_UP: polygon(3),
  PENTAGON: polygon(5),
  HEXAGON: polygon(6),
  OCTAGON: polygon(8),
  STAR: { type: 'STAR', pointCount: 5 }
}

const known = new WeakMap<SceneNode, SceneNode>()

function lookOf(node: SceneNode): Look | undefined {
  switch (node.type) {
    case 'CONNECTOR':
    case 'HIGHLIGHT':
      return { type: 'VECTOR' }
    case 'SHAPE_WITH_TEXT':
      return looks[node.shapeType ?? 'ELLIPSE']
    default:
      return undefined
  }
}

/** A layer of a board as the layer of a design that looks like it. */
export function drawnAs(node: SceneNode): SceneNode {
  const found = known.get(node)
  if (found) return found
  const look = lookOf(node)
  if (!look) return node
  const drawn = { ...node, ...look }
  known.set(node, drawn)
  return drawn
}
