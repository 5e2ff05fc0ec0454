import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { isSublayer } from '../../model/tree/tree.ts'

const checks = holds('instances/only-overridable-properties')

/** Throws for a layer inside an instance, in Figma’s words. */
export function assertOverridable(op: string, record: NodeRecord): void {
  if (!checks || !isSublayer(record)) return
  throw new Error(`in ${op}: This property cannot be overriden on an instance`)
}
