import type { Rect, SceneNode } from '../core/host.ts'
import { type Point } from '../render/matrix.ts'
/** The layers under a point, from the page's child to the deepest one. */
export declare function layersAt(nodes: SceneNode[], point: Point): SceneNode[]
/**
 * Which of the layers under the pointer a click means: the outermost one, or
 * what lies in a top-level frame, or a neighbour of what is selected.
 */
export declare function clickTarget(
  layers: SceneNode[],
  selection: string[],
  deep: boolean
): SceneNode | undefined
/** What a double click opens: the next layer further in. */
export declare function innerTarget(
  layers: SceneNode[],
  selection: string[]
): SceneNode | undefined
/** The layers that a marquee touches; boards only when it encloses them. */
export declare function layersWithin(
  nodes: SceneNode[],
  area: Rect
): SceneNode[]
