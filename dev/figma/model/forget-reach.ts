import type { NodeRecord } from './node-record.ts'

/** Something of the layer changed: what was measured of it is void. */
export function forgetReach(record: NodeRecord): void {
  record.reach = null
  record.blocks = null
  let parent = record.parent
  // Above the first that nobody measured, nobody measured either.
  while (parent && (parent.reach || parent.blocks)) {
    parent.reach = null
    parent.blocks = null
    parent = parent.parent
  }
}
