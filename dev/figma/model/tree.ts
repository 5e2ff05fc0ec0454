import { holds } from '../rules/rules.ts'
import { settleParents } from './resize.ts'
import { pageOf } from './change-log.ts'
import { store } from './document-store.ts'
import { isGroup } from './geometry.ts'
import { attach, detach } from './history.ts'
import { syncInstances } from './instance-layers.ts'
import type { NodeRecord } from './node-record.ts'
import { dropFromSelection } from './selection-store.ts'

/** Whether an ancestor is an instance. */
export function isSublayer(record: NodeRecord): boolean {
  let at = record.parent
  while (at) {
    if (at.type === 'INSTANCE') return true
    at = at.parent
  }
  return false
}

function needsContent(record: NodeRecord): boolean {
  return isGroup(record) || record.type === 'COMPONENT_SET'
}

/** Figma: a group or set without content goes away. */
function dropEmpty(parent: NodeRecord | null): void {
  if (!parent || parent.removed || !needsContent(parent)) return
  const isEmpty = (parent.children || []).length === 0
  if (!isEmpty) settleParents(parent)
  else if (holds('tree/empty-groups-go')) removeRecord(parent)
}

/** Puts a node into a parent; its relative position stays as it is. */
export function placeInto(
  child: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
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
  settleParents(child)
  if (before && before !== parent) {
    const sibling = before.children ? before.children[0] : undefined
    if (sibling) settleParents(sibling)
    dropEmpty(before)
    syncInstances(before)
  }
  syncInstances(parent)
}

/** Deletes a node with all that it holds. */
export function removeRecord(record: NodeRecord): void {
  const parent = record.parent
  detach(record, false)
  const sibling = parent && parent.children ? parent.children[0] : undefined
  if (sibling) settleParents(sibling)
  dropEmpty(parent)
  syncInstances(parent)
}

/** Makes a node appear on the current page, on top. */
export function placeOnPage(record: NodeRecord): void {
  const page = store.currentPage
  placeInto(record, page, (page.children || []).length)
}
