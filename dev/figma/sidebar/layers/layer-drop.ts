import { atom } from 'nanostores'
import type { LayerRow } from '../../shared/layer-facts.ts'

/** Above all children that a parent has. */
export const onTop = 1e9

export interface LayerDrop {
  parentId: string
  index: number
  /** How it is shown: a line above or below a row, or the row itself. */
  rowId: string
  side: 'above' | 'inside' | 'below'
}

/** Where the layers being dragged in the list would go. */
export const $layerDrop = atom<LayerDrop | null>(null)

const parents = [
  'FRAME',
  'GROUP',
  'SECTION',
  'COMPONENT',
  'COMPONENT_SET',
  'SLIDE'
]

/** `part` is how far down within the row the pointer is, 0 to 1. */
export function layerDropAt(row: LayerRow, part: number): LayerDrop {
  const index = row.count - row.position
  const rowId = row.id
  const takes = parents.includes(row.type)
  if (takes && part > 0.25 && (part < 0.75 || row.expanded)) {
    return { parentId: row.id, index: onTop, rowId, side: 'inside' }
  }
  return part < 0.5
    ? { parentId: row.parentId, index: index + 1, rowId, side: 'above' }
    : { parentId: row.parentId, index, rowId, side: 'below' }
}
