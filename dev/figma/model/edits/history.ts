import { holds } from '../../rules/rules.ts'
import {
  applyAttach,
  applyData,
  applyDetach,
  applySet,
  removed
} from './apply-edit.ts'
import { single } from '../../shared/single.ts'
import { isSame } from '../record/is-same.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { record } from './undo-steps.ts'

const undoesData = holds('plugin-data/belongs-to-undo')
const leavesSame = holds('same-values/are-no-change')

type Follower = (record: NodeRecord, key: keyof Props) => void

let follower: Follower = () => undefined

/** Sets the listener that passes changes from components to instances. */
export function follow(by: Follower): void {
  follower = by
}

/** Sets one property, as a part of the open undo step. */
export function setProp<K extends keyof Props>(
  node: NodeRecord,
  key: K,
  given: Props[K]
): void {
  const old = node.props[key]
  // Computed values, such as those of a layout, are stored like given ones.
  const value = typeof given === 'number' ? single(given) : given
  if (old === value || (leavesSame && isSame(old, value))) return
  record({ kind: 'set', record: node, key, old, now: value })
  applySet(node, key, value)
  follower(node, key)
}

/** Puts a node under a parent; a removed or new node becomes living. */
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
  // From the end: a moved node was mostly made just before.
  const index = parent.children.lastIndexOf(node)
  record({ kind: 'detach', record: node, parent, index })
  applyDetach(node, parent, index)
  if (!moving) removed(node)
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
