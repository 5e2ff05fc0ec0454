import { addToBlocks, dropFromBlocks } from './blocks.ts'
import { changeLog } from './change-log.ts'
import { noteNewPlace, noteOldPlace } from './damage.ts'
import { forgetReach } from './forget-reach.ts'
import { store } from './document-store.ts'
import { isSame } from './is-same.ts'
import { dropFromSelection, settleSelections } from './selection-store.ts'
import type { NodeRecord, Props } from './node-record.ts'
import type { Session } from './session.ts'
import { holds } from '../core/rules.ts'

const deletesEmpty = holds('plugin-data/empty-deletes')
const undoesData = holds('plugin-data/belongs-to-undo')
const keepsApart = holds('undo/each-actor-has-own-steps')
const leavesOthers = holds('undo/leaves-what-others-did')
const leavesSame = holds('same-values/are-no-change')
const forgetsUndone = holds('undo/new-edits-forget-what-was-undone')

/** One reversible edit. */
export type Entry =
  | {
      kind: 'set'
      record: NodeRecord
      key: keyof Props
      old: unknown
      now: unknown
    }
  | { kind: 'attach'; record: NodeRecord; parent: NodeRecord; index: number }
  | { kind: 'detach'; record: NodeRecord; parent: NodeRecord; index: number }
  | {
      kind: 'data'
      record: NodeRecord
      owner: string
      key: string
      old: string
      now: string
    }

/** The steps that can be undone and repeated, the latest last. */
export const steps: { done: Entry[][]; undone: Entry[][] } = {
  done: [],
  undone: []
}
let open: Entry[] = []
let actor: Session | null = null
let local: Session | null = null

/**
 * Names who makes the next edits. Another actor at this machine starts
 * another step; what somebody far away does leaves the open step as it is.
 */
export function actAs(session: Session): void {
  if (session.actor !== 'remote' && local !== session) {
    if (keepsApart) sealStep()
    local = session
  }
  actor = session
}

/** Seals the open step when it is this session's. */
export function sealStepOf(session: Session): void {
  if (local === session) sealStep()
}

/** Edits made until now are one undo step. */
export function sealStep(): void {
  if (open.length > 0) steps.done.push(open)
  open = []
}

function record(entry: Entry): void {
  if (actor && actor.actor === 'remote' && leavesOthers) return
  open.push(entry)
  if (forgetsUndone) steps.undone.length = 0
}

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
  if (node.children)
    for (const child of node.children) markRemoved(child, removed)
}

function applySet(node: NodeRecord, key: keyof Props, value: unknown): void {
  Object.assign(node.props, { [key]: value })
  touch(node, key)
  changeLog.changed(node, key, actor)
}

function applyAttach(
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
  if (created) return changeLog.created(node, actor)
  changeLog.changed(node, 'parent', actor)
  settleSelections()
}

function applyDetach(
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

function applyData(
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
  changeLog.changed(node, 'pluginData', actor)
}

type Follower = (record: NodeRecord, key: keyof Props) => void

let follower: Follower = () => undefined

/** Names who carries changes on, from components to instances. */
export function follow(by: Follower): void {
  follower = by
}

/** Sets one property, as a part of the open undo step. */
export function setProp<K extends keyof Props>(
  node: NodeRecord,
  key: K,
  value: Props[K]
): void {
  const old = node.props[key]
  if (old === value || (leavesSame && isSame(old, value))) return
  record({ kind: 'set', record: node, key, old, now: value })
  applySet(node, key, value)
  follower(node, key)
}

/** Puts a node under a parent; a removed or new node comes to life. */
export function attach(
  node: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
  record({ kind: 'attach', record: node, parent, index })
  applyAttach(node, parent, index)
}

/** Takes a node from its parent; it counts as removed unless `moving`. */
export function detach(node: NodeRecord, moving: boolean): void {
  const parent = node.parent
  if (!parent || !parent.children) return
  // From the end: what is moved was mostly made just before.
  const index = parent.children.lastIndexOf(node)
  record({ kind: 'detach', record: node, parent, index })
  applyDetach(node, parent, index)
  if (!moving) removed(node)
}

function removed(node: NodeRecord): void {
  markRemoved(node, true)
  changeLog.deleted(node, actor)
  dropFromSelection(node)
}

/** Sets an entry of plugin data, as a part of the open undo step. */
export function setData(
  node: NodeRecord,
  owner: string,
  key: string,
  value: string
): void {
  const entries = node.data ? node.data.get(owner) : undefined
  const old = (entries && entries.get(key)) || ''
  if (old === value) return
  if (undoesData) {
    record({ kind: 'data', record: node, owner, key, old, now: value })
  }
  applyData(node, owner, key, value)
}

/** Another node may have been made with the same id meanwhile. */
function reclaimIds(node: NodeRecord): void {
  store.byId.set(node.id, node)
  for (const child of node.children || []) reclaimIds(child)
}

function reattach(node: NodeRecord, parent: NodeRecord, index: number): void {
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

/** False when there is nothing to do again. */
export function redo(): boolean {
  const step = steps.undone.pop()
  if (!step) return false
  for (const entry of step) repeat(entry)
  settleRemoved(step)
  steps.done.push(step)
  return true
}
