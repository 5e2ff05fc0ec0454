import type { NodeRecord } from '../record/node-record.ts'

/** Something of the layer changed: what was measured of it is void. */
export function forgetReach(record: NodeRecord): void {
  let at: NodeRecord = record
  at.reach = null
  at.seen = null
  // Above the first that nobody measured, nobody measured either.
  while (at.parent && (at.parent.reach || at.parent.blocks)) {
    if (at.block) at.block.box = null
    at = at.parent
    at.reach = null
    at.seen = null
  }
}
