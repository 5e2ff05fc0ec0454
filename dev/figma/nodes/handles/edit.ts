import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { type Handle, editable } from './handle.ts'

const takesTurn = holds('asynchronous-edits/come-with-their-promises')

/** An edit of a node, run once everything given was read and checked. */
export type Edit = (record: NodeRecord) => void

/** Values are read first: their getters may have removed the node. */
export function edit(handle: Handle, op: string, change: Edit): void {
  change(editable(handle, op))
}

/** Figma: an asynchronous edit does not happen before the code has returned. */
export async function editLater(
  handle: Handle,
  op: string,
  change: Edit
): Promise<void> {
  editable(handle, op)
  if (takesTurn) await Promise.resolve()
  edit(handle, op, change)
}
