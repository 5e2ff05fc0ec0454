import { store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** The components of this document, page by page, the lowest first. */
export function localComponents(): NodeRecord[] {
  const around = new Set<NodeRecord>()
  for (const component of store.components) {
    if (component.removed) continue
    let at: NodeRecord | null = component
    while (at && !around.has(at)) {
      around.add(at)
      at = at.parent
    }
  }
  const found: NodeRecord[] = []
  function walk(record: NodeRecord): void {
    if (record.type === 'COMPONENT') found.push(record)
    for (const child of record.children || []) {
      if (around.has(child)) walk(child)
    }
  }
  walk(store.root)
  return found
}
