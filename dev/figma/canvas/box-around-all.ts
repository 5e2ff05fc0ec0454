import type { Rect, SceneNode } from '../core/host.ts'
import { boxAround } from '../core/matrix.ts'
import { aroundAll } from '../core/rect.ts'

/** The upright box around layers; null for none. */
export function boxAroundAll(nodes: SceneNode[]): Rect | null {
  return aroundAll(
    nodes.map(it => boxAround(it.absoluteTransform, it.width, it.height))
  )
}
