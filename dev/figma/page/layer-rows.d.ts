import type { SceneNode } from '../core/host.ts'
export interface LayerRow {
  node: SceneNode
  level: number
  position: number
  count: number
  expanded: boolean | undefined
}
/** The rows of the layer list: topmost layer first, open branches only. */
export declare function layerRows(
  nodes: SceneNode[],
  open: Set<string>,
  level?: number
): LayerRow[]
/** Which row a key of the tree pattern leads to; null for other keys. */
export declare function rowForKey(
  rows: LayerRow[],
  current: number,
  key: string
): number | null
