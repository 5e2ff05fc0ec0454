import { settleParents } from './resize.ts'
import { pageOf } from './change-log.ts'
import { store } from './document-store.ts'
import { attach, detach } from './history.ts'
import { componentAround, syncInstances } from './instances.ts'
import type { NodeRecord } from './node-record.ts'
import { dropFromSelection } from './selection-store.ts'

function isSelfOrInside(node: NodeRecord, ancestor: NodeRecord): boolean {
  let at: NodeRecord | null = node
  while (at) {
    if (at === ancestor) return true
    at = at.parent
  }
  return false
}

/** Throws as Figma does where a node cannot hold another. */
export function assertHolds(
  op: string,
  parent: NodeRecord,
  child: NodeRecord
): void {
  const children = parent.children
  if (!children) {
    throw new Error(
      `in ${op}: Cannot move node. New parent cannot have children`
    )
  }
  if (isSelfOrInside(parent, child)) {
    throw new Error(
      `in ${op}: Cannot move node. New parent is a descendant of the node`
    )
  }
  if ((child.type === 'PAGE') !== (parent.type === 'DOCUMENT')) {
    throw new Error(
      `in ${op}: Cannot move node. A ${child.type} cannot be in a ${parent.type}`
    )
  }
  if (child.type === 'COMPONENT' && componentAround(parent)) {
    throw new Error(
      `in ${op}: Cannot move node. A component cannot be inside a component`
    )
  }
  const inside = parent.type !== 'PAGE' && parent.type !== 'SECTION'
  if (child.type === 'SECTION' && inside) {
    throw new Error(
      `in ${op}: Cannot move node. Sections can only be on a page or in a section`
    )
  }
  const frozen = parent.type === 'INSTANCE' || isSublayer(parent)
  if (frozen || isSublayer(child)) {
    throw new Error(
      `in ${op}: Cannot move node. New parent is an instance or is inside of an instance`
    )
  }
}

/** Whether an ancestor is an instance. */
export function isSublayer(record: NodeRecord): boolean {
  let at = record.parent
  while (at) {
    if (at.type === 'INSTANCE') return true
    at = at.parent
  }
  return false
}

/** A group without content goes away. */
function dropEmptyGroup(parent: NodeRecord | null): void {
  if (!parent || parent.type !== 'GROUP' || parent.removed) return
  if (parent.children && parent.children.length > 0) {
    settleParents(parent)
    return
  }
  removeRecord(parent)
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
    dropEmptyGroup(before)
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
  dropEmptyGroup(parent)
  syncInstances(parent)
}

/** Makes a node appear on the current page, on top. */
export function placeOnPage(record: NodeRecord): void {
  const page = store.currentPage
  placeInto(record, page, (page.children || []).length)
}
