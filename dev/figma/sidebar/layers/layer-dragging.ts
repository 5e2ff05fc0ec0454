import { act } from '../../controls/act.ts'
import type { Host } from '../../shared/host.ts'
import { $layerDrop, layerDropAt } from './layer-drop.ts'
import { isLayerDrag, layerDragType } from '../../canvas/layer-drag.ts'
import { rowAt } from './row-window.ts'

interface Dragging {
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
  onDrop: (event: DragEvent) => void
}

/** Rows dragged within the list: between others or into a parent. */
export function layerDragging(
  host: Host,
  open: string[],
  selection: string[]
): Dragging {
  return {
    onDragStart(event) {
      const row = rowAt(host, open, event)
      if (!row || !event.dataTransfer) return
      if (!selection.includes(row.id)) host.user.select([row.id])
      event.dataTransfer.setData(layerDragType, row.id)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver(event) {
      if (!isLayerDrag(event)) return
      event.preventDefault()
      const row = rowAt(host, open, event)
      $layerDrop.set(row ? layerDropAt(row, partOf(event)) : null)
    },
    onDragEnd: () => $layerDrop.set(null),
    onDrop(event) {
      const id = event.dataTransfer?.getData(layerDragType)
      const drop = $layerDrop.get()
      $layerDrop.set(null)
      if (!id || !drop) return
      event.preventDefault()
      const ids = selection.includes(id) ? selection : [id]
      act(() => host.user.moveInto(ids, drop.parentId, drop.index))
    }
  }
}

/** How far down within its row the pointer is, 0 to 1. */
function partOf(event: DragEvent): number {
  const row =
    event.target instanceof Element && event.target.closest('[data-index]')
  if (!row) return 0
  const { top, height } = row.getBoundingClientRect()
  return (event.clientY - top) / height
}
