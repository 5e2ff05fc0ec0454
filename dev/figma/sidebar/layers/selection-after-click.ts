import type { Host } from '../../shared/host.ts'
import { rowAt, rowIndexOf } from './row-window.ts'

interface List {
  open: string[]
  /** Where a range begins. */
  active: string
  selection: string[]
}

/**
 * The selection after a click: Shift adds all rows between, Control toggles
 * one.
 */
export function selectionAfterClick(
  host: Host,
  { open, active, selection }: List,
  event: MouseEvent
): { id: string; ids: string[] } | null {
  const index = rowIndexOf(event)
  const row = rowAt(host, open, event)
  if (!row) return null
  const { id } = row
  const start = host.findLayerRow(open, { id: active })
  if (event.shiftKey && selection.length > 0 && start >= 0) {
    const from = Math.min(start, index)
    const count = Math.abs(start - index) + 1
    const between = host.layerRows(open, from, count).rows
    return {
      id,
      ids: withAll(
        selection,
        between.map(one => one.id)
      )
    }
  }
  if (event.ctrlKey || event.metaKey) {
    const known = selection.includes(id)
    const ids = known ? selection.filter(one => one !== id) : [...selection, id]
    return { id, ids }
  }
  return { id, ids: [id] }
}

function withAll(some: string[], more: string[]): string[] {
  return [...new Set([...some, ...more])]
}
