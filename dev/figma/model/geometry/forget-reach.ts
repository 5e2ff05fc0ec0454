import type { NodeRecord } from '../record/node-record.ts'

/** Discards the measurements of a changed layer. */
export function forgetReach(record: NodeRecord): void {
  let at: NodeRecord = record
  at.reach = null
  at.seen = null
  // Ancestors of an unmeasured layer are unmeasured too.
  while (at.parent && (at.parent.reach || at.parent.blocks)) {
    if (at.block) at.block.box = null
    at = at.parent
    at.reach = null
    at.seen = null
  }
}
