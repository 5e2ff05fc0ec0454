import { changeLog } from './change-log.ts'
import type { NodeRecord } from './node-record.ts'

const selections = new Map<NodeRecord, NodeRecord[]>()

interface SelectionStore {
  onChange: (page: NodeRecord) => void
}

export const selectionStore: SelectionStore = { onChange: () => undefined }

export function selectionOf(page: NodeRecord): NodeRecord[] {
  return selections.get(page) || []
}

function isInside(node: NodeRecord, ancestor: NodeRecord): boolean {
  let parent: NodeRecord | null = node.parent
  while (parent) {
    if (parent === ancestor) return true
    parent = parent.parent
  }
  return false
}

/** Keeps each node once, and never a node beside one of its ancestors. */
export function select(page: NodeRecord, nodes: NodeRecord[]): void {
  const unique = Array.from(new Set(nodes))
  const direct = unique.filter(
    node => !unique.some(other => other !== node && isInside(node, other))
  )
  const before = selectionOf(page)
  if (
    before.length === direct.length &&
    before.every((node, i) => node === direct[i])
  ) {
    return
  }
  selections.set(page, direct)
  changeLog.version += 1
  selectionStore.onChange(page)
}

/** A node that is gone is not selected, nor is what it held. */
export function dropFromSelection(gone: NodeRecord): void {
  selections.forEach((nodes, page) => {
    const left = nodes.filter(node => node !== gone && !isInside(node, gone))
    if (left.length < nodes.length) select(page, left)
  })
}
