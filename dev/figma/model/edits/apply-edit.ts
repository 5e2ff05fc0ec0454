import { holds } from '../../rules/rules.ts'
import { addToBlocks, dropFromBlocks } from '../geometry/blocks.ts'
import { changeLog } from './change-log.ts'
import { noteNewPlace, noteOldPlace } from '../geometry/damage.ts'
import { forgetReach } from '../geometry/forget-reach.ts'
import { noteRemoved } from '../geometry/removed-layers.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { dropFromSelection, settleSelections } from './selection-store.ts'
import { noteStyles } from '../record/styled-layers.ts'
import { currentActor } from './undo-steps.ts'

const deletesEmpty = holds('plugin-data/empty-deletes')

const mayNameStyles = new Set<keyof Props>([
  'fillStyleId',
  'strokeStyleId',
  'textStyleId',
  'effectStyleId',
  'gridStyleId',
  'ranges',
  'vectorNetwork'
])

function touch(node: NodeRecord, key?: keyof Props): void {
  noteOldPlace(node)
  noteNewPlace(node, key)
  forget(node)
}

function forget(node: NodeRecord): void {
  node.drawn = false
  forgetReach(node)
  changeLog.version += 1
}

function markRemoved(node: NodeRecord, removed: boolean): void {
  node.removed = removed
  if (removed) noteRemoved(node)
  if (node.children)
    for (const child of node.children) markRemoved(child, removed)
}

export function applySet(
  node: NodeRecord,
  key: keyof Props,
  value: unknown
): void {
  const props: Record<string, unknown> = Object(node.props)
  props[key] = value
  if (mayNameStyles.has(key)) noteStyles(node, node.props)
  touch(node, key)
  changeLog.changed(node, key, currentActor())
}

/** A removed or new node becomes living. */
export function applyAttach(
  node: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
  const siblings = parent.children || (parent.children = [])
  siblings.splice(index, 0, node)
  node.parent = parent
  addToBlocks(parent, index)
  const created = node.removed
  if (created) markRemoved(node, false)
  forget(parent)
  forget(node)
  noteNewPlace(node)
  if (created) return changeLog.created(node, currentActor())
  changeLog.changed(node, 'parent', currentActor())
  settleSelections(node)
}

export function applyDetach(
  node: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
  const siblings = parent.children || []
  const at = siblings[index] === node ? index : siblings.indexOf(node)
  noteOldPlace(node)
  if (at >= 0) {
    siblings.splice(at, 1)
    dropFromBlocks(parent, at)
  }
  forget(parent)
}

export function applyData(
  node: NodeRecord,
  owner: string,
  key: string,
  value: string
): void {
  const data = node.data || (node.data = new Map())
  const entries = data.get(owner) || new Map<string, string>()
  if (value === '' && deletesEmpty) entries.delete(key)
  else entries.set(key, value)
  if (entries.size === 0) data.delete(owner)
  else data.set(owner, entries)
  changeLog.version += 1
  changeLog.changed(node, 'pluginData', currentActor())
}

/** Marks a node that was taken out of the tree, and all in it, as removed. */
export function removed(node: NodeRecord): void {
  markRemoved(node, true)
  changeLog.deleted(node, currentActor())
  dropFromSelection(node)
}
