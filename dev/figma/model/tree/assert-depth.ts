import { livingCopies } from './instances.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** Far more than designs have; the model's recursion would overflow. */
export const deepest = 128

function levelsAbove(record: NodeRecord): number {
  let levels = 0
  for (let at = record.parent; at; at = at.parent) levels += 1
  return levels
}

/** The deepest of its own place and those where instances show it. */
function deepestPlace(record: NodeRecord): number {
  return livingCopies(record).reduce(
    (most, copy) => Math.max(most, deepestPlace(copy)),
    levelsAbove(record)
  )
}

/** Whether there is a node more than `levels` levels below. */
function isDeeper({ children }: NodeRecord, levels: number): boolean {
  if (!children || children.length === 0) return false
  return levels <= 0 || children.some(child => isDeeper(child, levels - 1))
}

function assertRoom(op: string, levels: number, content: NodeRecord): void {
  const left = deepest - levels
  if (left >= 0 && !isDeeper(content, left)) return
  throw new Error(
    `in ${op}: not emulated: layers nested more than ${deepest} deep`
  )
}

/** Throws where layers would lie too deep for this host. */
export function assertDepth(
  op: string,
  parent: NodeRecord,
  child: NodeRecord
): void {
  assertRoom(op, deepestPlace(parent) + 1, child)
}

/** The same for a component that an instance is to show. */
export function assertShownDepth(
  op: string,
  instance: NodeRecord,
  shown: NodeRecord
): void {
  assertRoom(op, deepestPlace(instance), shown)
}
