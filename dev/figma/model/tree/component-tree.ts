import { store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** The component that it is or lies in. */
export function componentAround(record: NodeRecord | null): NodeRecord | null {
  for (let at = record; at; at = at.parent) {
    if (at.type === 'COMPONENT') return at
  }
  return null
}

/** The component that an instance shows; null where it was removed for good. */
export function mainOf(instance: NodeRecord): NodeRecord | null {
  return store.byId.get(instance.props.mainComponent) || null
}

/** The nearest instance that it lies in. */
export function instanceAround(record: NodeRecord): NodeRecord | null {
  for (let at = record.parent; at; at = at.parent) {
    if (at.type === 'INSTANCE') return at
  }
  return null
}

/** The set that a variant is in. */
export function setOf(component: NodeRecord): NodeRecord | null {
  const { parent } = component
  return parent && parent.type === 'COMPONENT_SET' ? parent : null
}

/** Whether a layer shows a component somewhere inside. */
export function uses(
  record: NodeRecord,
  component: NodeRecord,
  seen: Set<NodeRecord> = new Set()
): boolean {
  if (seen.has(record)) return false
  seen.add(record)
  if (record.type === 'INSTANCE') {
    const main = mainOf(record)
    if (main === component || (main && uses(main, component, seen))) return true
  }
  const children = record.children || []
  return children.some(child => uses(child, component, seen))
}
