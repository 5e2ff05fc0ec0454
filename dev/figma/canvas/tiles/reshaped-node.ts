import type { SceneNode } from '../../shared/host.ts'
import { type Matrix, inverse, multiply, scaling } from '../../shared/matrix.ts'
import type { ReshapedLayer } from '../../shared/user-edits.ts'

/** These take their size from their content, so they are stretched. */
const stretched = ['GROUP', 'BOOLEAN_OPERATION', 'VECTOR']

/**
 * An approximate look of a layer at a new place and size, before the document
 * changes. The content of a frame stays at its corner.
 */
export function reshapedNode(
  node: SceneNode,
  placed: ReshapedLayer
): SceneNode {
  const { transform, width, height } = placed
  const back = inverse(node.absoluteTransform)
  if (stretched.includes(node.type)) {
    const across = width / Math.max(node.width, 0.01)
    const down = height / Math.max(node.height, 0.01)
    const to = multiply(transform, scaling(across, down))
    return carried(node, multiply(to, back))
  }
  const there = carried(node, multiply(transform, back))
  return { ...there, absoluteTransform: transform, width, height }
}

function carried(node: SceneNode, by: Matrix): SceneNode {
  const { absoluteTransform, children } = node
  return {
    ...node,
    absoluteTransform: multiply(by, absoluteTransform),
    ...(children && { children: children.map(child => carried(child, by)) })
  }
}
