import type { Rect, SceneNode } from '../shared/host.ts'
import { boxAround } from '../shared/matrix.ts'
import { aroundAll } from '../shared/rect.ts'

/** The upright box around layers; null for none. */
export function boxAroundAll(nodes: SceneNode[]): Rect | null {
  return aroundAll(
    nodes.map(it => boxAround(it.absoluteTransform, it.width, it.height))
  )
}
