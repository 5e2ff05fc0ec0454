import { changeLog } from './change-log.ts'
import { noteEverywhere } from '../geometry/damage.ts'
import type { NodeRecord } from '../record/node-record.ts'

/**
 * Completes an edit that was cut off: all nodes in the tree become living, and
 * everything measured is discarded.
 */
export function mendTree(root: NodeRecord): void {
  mend(root)
  noteEverywhere()
  changeLog.version += 1
}

function mend(record: NodeRecord): void {
  record.blocks = null
  record.reach = null
  record.seen = null
  record.drawn = false
  for (const child of record.children || []) {
    child.parent = record
    child.removed = false
    mend(child)
  }
}
