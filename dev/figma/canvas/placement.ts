import type { Matrix, Rect, SceneNode } from '../core/host.ts'
import { identity } from '../core/matrix.ts'
import { invert, transformPoint } from '../render/matrix.ts'
import { pathTo } from './scene.ts'

/**
 * The matrix that a layer's own position is relative to. Figma: that of the
 * nearest layer around it that is no group.
 */
export function containerMatrix(nodes: SceneNode[], id: string): Matrix {
  const around = pathTo(nodes, id).slice(0, -1)
  const container = around.findLast(node => node.type !== 'GROUP')
  return container?.absoluteTransform ?? identity
}

/** A box in the page's coordinates, in those of a container. */
export function rectWithin(rect: Rect, container: Matrix): Rect {
  const inverse = invert(container) ?? identity
  return { ...rect, ...transformPoint(inverse, rect) }
}
