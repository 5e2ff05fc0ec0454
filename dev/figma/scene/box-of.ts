import type { SceneNode } from '../shared/host.ts'
import { type Rect, aroundAll } from '../shared/rect.ts'
import { boxAround } from '../shared/matrix.ts'

/** The upright box around a layer on the page. */
export function boxOf(node: SceneNode): Rect {
  return boxAround(node.absoluteTransform, node.width, node.height)
}

/** The upright box around layers; null for none. */
export function boxOfAll(nodes: SceneNode[]): Rect | null {
  return aroundAll(nodes.map(boxOf))
}
