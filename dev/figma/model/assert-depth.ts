import type { NodeRecord } from './node-record.ts'

/** Far more than designs have; the model's recursion would not come back. */
const deepest = 128

function levelsAbove(record: NodeRecord): number {
  let levels = 0
  for (let at = record.parent; at; at = at.parent) levels += 1
  return levels
}

/** Whether something lies more than so many levels below. */
function isDeeper({ children }: NodeRecord, levels: number): boolean {
  if (!children || children.length === 0) return false
  return levels <= 0 || children.some(child => isDeeper(child, levels - 1))
}

/** Throws where layers would lie too deep for this host. */
export function assertDepth(
  op: string,
  parent: NodeRecord,
  child: NodeRecord
): void {
  const left = deepest - levelsAbove(parent) - 1
  if (left >= 0 && !isDeeper(child, left)) return
  throw new Error(
    `in ${op}: not emulated: layers nested more than ${deepest} deep`
  )
}
