import { holds } from '../../rules/rules.ts'
import { instanceAround } from './component-tree.ts'
import type { NodeRecord } from '../record/node-record.ts'

const areSkipped = holds('instances/invisible-layers-are-skipped')

/** Whether it, or what it lies in, is invisible inside of an instance. */
export function isHiddenLayer(record: NodeRecord): boolean {
  let dark = false
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (dark && at.type === 'INSTANCE') return areSkipped
    if (!at.props.visible) dark = true
  }
  return false
}

/** The children without those that are invisible inside of an instance. */
export function shownChildren(record: NodeRecord): NodeRecord[] {
  const children = record.children || []
  const inside = record.type === 'INSTANCE' || instanceAround(record) !== null
  if (!areSkipped || !inside) return children
  return children.filter(child => child.props.visible)
}
