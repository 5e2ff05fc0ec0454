import { holds } from '../rules/rules.ts'
import { changeLog } from './change-log.ts'
import type { NodeRecord } from './node-record.ts'

const selections = new Map<NodeRecord, NodeRecord[]>()

/** The letters being edited; a cursor when both ends are one. */
export interface TextSelection {
  text: NodeRecord
  start: number
  end: number
}

const texts = new Map<NodeRecord, TextSelection>()

const keepsUnique = holds('selection/each-node-once')
const keepsDirect = holds('selection/direct-nodes-only')

interface SelectionStore {
  onChange: (page: NodeRecord) => void
}

export const selectionStore: SelectionStore = { onChange: () => undefined }

export function selectionOf(page: NodeRecord): NodeRecord[] {
  return selections.get(page) || []
}

function liesIn(node: NodeRecord, ancestors: Set<NodeRecord>): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ancestors.has(at)) return true
  }
  return false
}

function directOf(nodes: NodeRecord[]): NodeRecord[] {
  if (nodes.length < 2) return nodes
  const all = new Set(nodes)
  return nodes.filter(node => !liesIn(node, all))
}

/** Keeps each node once, and never a node beside one of its ancestors. */
export function select(page: NodeRecord, nodes: NodeRecord[]): void {
  const unique = keepsUnique ? Array.from(new Set(nodes)) : nodes
  const direct = keepsDirect ? directOf(unique) : unique
  const before = selectionOf(page)
  if (
    before.length === direct.length &&
    before.every((node, i) => node === direct[i])
  ) {
    return
  }
  selections.set(page, direct)
  changeLog.version += 1
  changeLog.passing += 1
  selectionStore.onChange(page)
}

/** The text of a page that is being edited, while it is there. */
export function selectedText(page: NodeRecord): TextSelection | null {
  const found = texts.get(page)
  return found && !found.text.removed ? found : null
}

/** Figma: editing a text selects it and tells of a new selection. */
export function selectText(page: NodeRecord, to: TextSelection | null): void {
  if (to) texts.set(page, to)
  else texts.delete(page)
  if (to) select(page, [to.text])
  selectionStore.onChange(page)
}

/** A node that is gone is not selected, nor is what it held. */
export function dropFromSelection(gone: NodeRecord): void {
  const lost = new Set([gone])
  selections.forEach((nodes, page) => {
    const left = nodes.filter(node => node !== gone && !liesIn(node, lost))
    if (left.length < nodes.length) select(page, left)
  })
}

/** Figma: what moves into a selected node is selected only indirectly. */
export function settleSelections(): void {
  selections.forEach((nodes, page) => {
    if (nodes.length > 1) select(page, nodes)
  })
}
