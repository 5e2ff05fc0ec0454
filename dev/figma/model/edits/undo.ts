import {
  applyAttach,
  applyData,
  applyDetach,
  applySet,
  removed
} from './apply-edit.ts'
import { store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { type Entry, sealStep, steps } from './undo-steps.ts'

/** The id may belong to another node by now. */
function reclaimIds(node: NodeRecord): void {
  store.byId.set(node.id, node)
  for (const child of node.children || []) reclaimIds(child)
}

function reattach(node: NodeRecord, parent: NodeRecord, index: number): void {
  // Steps are noted before they are made: a plugin may be cut off between.
  if (parent.children && parent.children[index] === node) return
  if (node.removed) reclaimIds(node)
  applyAttach(node, parent, index)
}

function revert(entry: Entry): void {
  switch (entry.kind) {
    case 'set':
      return applySet(entry.record, entry.key, entry.old)
    case 'attach':
      return applyDetach(entry.record, entry.parent, entry.index)
    case 'detach':
      return reattach(entry.record, entry.parent, entry.index)
    case 'data':
      return applyData(entry.record, entry.owner, entry.key, entry.old)
  }
}

function repeat(entry: Entry): void {
  switch (entry.kind) {
    case 'set':
      return applySet(entry.record, entry.key, entry.now)
    case 'attach':
      return reattach(entry.record, entry.parent, entry.index)
    case 'detach':
      return applyDetach(entry.record, entry.parent, entry.index)
    case 'data':
      return applyData(entry.record, entry.owner, entry.key, entry.now)
  }
}

/** A node that hangs nowhere after the step is removed; the others live. */
function settleRemoved(step: Entry[]): void {
  const held = new Map<NodeRecord, Set<NodeRecord>>()
  for (const { record: node } of step) {
    const { parent } = node
    if (!parent || node.removed) continue
    let siblings = held.get(parent)
    if (!siblings) {
      siblings = new Set(parent.children || [])
      held.set(parent, siblings)
    }
    if (!siblings.has(node)) removed(node)
  }
}

/** Reverts the open step, or else the last one. */
export function undo(): boolean {
  sealStep()
  const step = steps.done.pop()
  if (!step) return false
  for (let i = step.length - 1; i >= 0; i -= 1) {
    const entry = step[i]
    if (entry) revert(entry)
  }
  settleRemoved(step)
  steps.undone.push(step)
  return true
}

/** False when there is nothing to redo. */
export function redo(): boolean {
  const step = steps.undone.pop()
  if (!step) return false
  for (const entry of step) repeat(entry)
  settleRemoved(step)
  steps.done.push(step)
  return true
}
