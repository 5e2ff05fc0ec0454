import { gridCells } from './canvas-grid.ts'
import { canvasView, holderOfNew } from './canvas-view-store.ts'
import type { NodeRecord } from './node-record.ts'
import { placeInto, placeOnPage } from './tree.ts'

/** Puts what was made where new layers go, on top. */
export function placeNew(record: NodeRecord): void {
  // Only Slides and Buzz show one alone.
  const isAlone = canvasView.view === 'single-asset'
  const isSection = record.type === 'SECTION'
  const holder = isAlone && !isSection ? holderOfNew(gridCells()) : null
  if (holder) placeInto(record, holder, (holder.children || []).length)
  else placeOnPage(record)
}
