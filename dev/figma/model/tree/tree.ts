import { holds } from '../../rules/rules.ts'
import { layOutWithin, settle } from '../layout/resize.ts'
import { pageOf } from '../edits/change-log.ts'
import { instanceAround } from './component-tree.ts'
import { store } from '../record/document-store.ts'
import { isGroup, isShown } from '../geometry/geometry.ts'
import { attach, detach } from '../edits/history.ts'
import { syncInstances } from './instance-layers.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { dropFromSelection } from '../edits/selection-store.ts'

/** Whether an ancestor is an instance. */
export function isSublayer(record: NodeRecord): boolean {
  return instanceAround(record) !== null
}

function needsContent(record: NodeRecord): boolean {
  return isGroup(record) || record.type === 'COMPONENT_SET'
}

/** Figma: a group or set without content goes away. */
function dropEmpty(parent: NodeRecord): void {
  if (parent.removed || !needsContent(parent)) return
  const isEmpty = (parent.children || []).length === 0
  if (isEmpty && holds('tree/empty-groups-go')) removeRecord(parent)
}

/** Returns the new index, one lower where the child was before it. */
function moveChild(
  child: NodeRecord,
  parent: NodeRecord,
  index: number
): number {
  const before = child.parent
  const moving = before !== null && !child.removed
  const from = pageOf(child)
  let at = index
  if (moving && before.children) {
    if (before === parent && before.children.indexOf(child) < index) at -= 1
    detach(child, true)
  }
  attach(child, parent, at)
  if (moving && from !== pageOf(child)) dropFromSelection(child)
  return at
}

function settleAfterRemoval(parent: NodeRecord): void {
  settle(parent)
  dropEmpty(parent)
  syncInstances(parent)
}

/** Puts nodes into a parent side by side; relative positions stay. */
export function placeAllInto(
  children: NodeRecord[],
  parent: NodeRecord,
  index: number
): void {
  const left = new Set<NodeRecord>()
  let at = index
  for (const child of children) {
    const before = child.parent
    const wasHidden = before !== null && !isShown(before)
    at = moveChild(child, parent, at) + 1
    if (wasHidden) layOutWithin(child)
    if (before && before !== parent) left.add(before)
  }
  settle(parent)
  left.forEach(settleAfterRemoval)
  syncInstances(parent)
}

/** Puts a node into a parent; its relative position stays as it is. */
export function placeInto(
  child: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
  placeAllInto([child], parent, index)
}

/** Deletes nodes with all that they hold. */
export function removeAll(records: NodeRecord[]): void {
  const left = new Set<NodeRecord>()
  for (const record of records) {
    // It may have been removed with one of the previous nodes.
    if (record.removed) continue
    if (record.parent) left.add(record.parent)
    detach(record, false)
  }
  left.forEach(settleAfterRemoval)
}

/** Deletes a node with all that it holds. */
export function removeRecord(record: NodeRecord): void {
  removeAll([record])
}

/** Makes a node appear on the current page, on top. */
export function placeOnPage(record: NodeRecord): void {
  const page = store.currentPage
  placeInto(record, page, (page.children || []).length)
}
