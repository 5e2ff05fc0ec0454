import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { relayout } from '../layout/resize.ts'

/** Strokes may take room in their layer's layout. */
export function setStrokes(
  record: NodeRecord,
  strokes: readonly Paint[]
): void {
  setProp(record, 'strokes', strokes)
  if (record.props.strokesIncludedInLayout) relayout(record)
}
