import { gridCells } from './canvas-grid.ts'
import { canvasView, parentOfNew } from '../edits/canvas-view-store.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { currentActor } from '../edits/undo-steps.ts'
import { placeInto, placeOnPage } from './tree.ts'

/** Puts a new layer where new layers go, on top. */
export function placeNew(record: NodeRecord): void {
  // Only Slides and Buzz show one alone, and that to each on their own.
  const by = currentActor()
  const isHere = by === null || by.actor !== 'remote'
  const isAlone = canvasView.view === 'single-asset' && isHere
  const isSection = record.type === 'SECTION'
  const holder = isAlone && !isSection ? parentOfNew(gridCells()) : null
  if (holder) placeInto(record, holder, (holder.children || []).length)
  else placeOnPage(record)
}
