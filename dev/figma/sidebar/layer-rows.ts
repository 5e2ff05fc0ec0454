import type { SceneNode } from '../core/host.ts'

export interface LayerRow {
  node: SceneNode
  level: number
  position: number
  count: number
  expanded: boolean | undefined
}

/** The rows of the layer list: topmost layer first, open branches only. */
export function layerRows(
  nodes: SceneNode[],
  open: Set<string>,
  level = 1
): LayerRow[] {
  return nodes.toReversed().flatMap((node, index) => {
    const children = node.children ?? []
    const expanded = children.length > 0 ? open.has(node.id) : undefined
    const position = index + 1
    const row = { node, level, position, count: nodes.length, expanded }
    return expanded ? [row, ...layerRows(children, open, level + 1)] : [row]
  })
}

/** Which row a key of the tree pattern leads to; null for other keys. */
export function rowForKey(
  rows: LayerRow[],
  current: number,
  key: string
): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(rows.length - 1, current + 1)
    case 'ArrowUp':
      return Math.max(0, current - 1)
    case 'Home':
      return 0
    case 'End':
      return rows.length - 1
    case 'ArrowLeft':
      return parentRow(rows, current)
    case 'ArrowRight':
      return rows[current]?.expanded ? current + 1 : current
    default:
      return null
  }
}

function parentRow(rows: LayerRow[], current: number): number {
  const level = rows[current]?.level ?? 1
  const before = rows.slice(0, current)
  const found = before.findLastIndex(row => row.level < level)
  return found < 0 ? current : found
}
