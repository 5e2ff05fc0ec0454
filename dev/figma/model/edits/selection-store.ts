import { holds } from '../../rules/rules.ts'
import { changeLog } from './change-log.ts'
import type { NodeRecord } from '../record/node-record.ts'

interface Selection {
  nodes: NodeRecord[]
  /** Those of `nodes` that have not been removed since. */
  left: Set<NodeRecord>
  /** Whether some were removed. */
  stale: boolean
}

const selections = new Map<NodeRecord, Selection>()

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
  const selection = selections.get(page)
  if (!selection) return []
  if (selection.stale) {
    selection.nodes = selection.nodes.filter(one => selection.left.has(one))
    selection.stale = false
  }
  return selection.nodes
}

function isWithin(node: NodeRecord, ancestors: Set<NodeRecord>): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ancestors.has(at)) return true
  }
  return false
}

/**
 * Removes a layer and its descendants from the selection; whether any was
 * selected.
 */
function takeOut(record: NodeRecord, left: Set<NodeRecord>): boolean {
  let some = left.delete(record)
  for (const child of record.children || []) {
    if (left.size === 0) break
    if (takeOut(child, left)) some = true
  }
  return some
}

function directOf(nodes: NodeRecord[]): NodeRecord[] {
  if (nodes.length < 2) return nodes
  const all = new Set(nodes)
  return nodes.filter(node => !isWithin(node, all))
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
  selections.set(page, { nodes: direct, left: new Set(direct), stale: false })
  noteChange(page)
}

function noteChange(page: NodeRecord): void {
  changeLog.version += 1
  changeLog.passing += 1
  selectionStore.onChange(page)
}

/** The text of a page that is being edited, while it is there. */
export function selectedText(page: NodeRecord): TextSelection | null {
  const found = texts.get(page)
  return found && !found.text.removed ? found : null
}

/** Figma: editing a text selects it and reports a new selection. */
export function selectText(page: NodeRecord, to: TextSelection | null): void {
  if (to) texts.set(page, to)
  else texts.delete(page)
  if (to) select(page, [to.text])
  selectionStore.onChange(page)
}

/** A removed node is not selected, nor is what it held. */
export function dropFromSelection(removed: NodeRecord): void {
  selections.forEach((selection, page) => {
    const { left } = selection
    if (left.size === 0 || !takeOut(removed, left)) return
    selection.stale = true
    noteChange(page)
  })
}

/** Figma: what moves into a selected node is selected only indirectly. */
export function settleSelections(moved: NodeRecord): void {
  selections.forEach(({ left }, page) => {
    if (left.size > 1 && isWithin(moved, left)) select(page, selectionOf(page))
  })
}
