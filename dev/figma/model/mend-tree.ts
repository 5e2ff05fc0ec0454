import type { NodeRecord } from './node-record.ts'

/** Finishes an edit that was cut off in its middle: what hangs there lives. */
export function mendTree(record: NodeRecord): void {
  for (const child of record.children || []) {
    child.parent = record
    child.removed = false
    mendTree(child)
  }
}
