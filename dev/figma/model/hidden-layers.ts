import { holds } from '../rules/rules.ts'
import type { NodeRecord } from './node-record.ts'

const vanish = holds('instances/invisible-layers-vanish')

function isInInstance(record: NodeRecord): boolean {
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (at.type === 'INSTANCE') return true
  }
  return false
}

/** Whether it, or what it lies in, is invisible inside of an instance. */
export function isHiddenLayer(record: NodeRecord): boolean {
  let dark = false
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (dark && at.type === 'INSTANCE') return vanish
    if (!at.props.visible) dark = true
  }
  return false
}

/** The children without those that are invisible inside of an instance. */
export function shownChildren(record: NodeRecord): NodeRecord[] {
  const children = record.children || []
  if (!vanish || !isInInstance(record)) return children
  return children.filter(child => child.props.visible)
}
