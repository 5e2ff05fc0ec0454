import type { Host } from '../../shared/host.ts'
import type { LayerRow } from '../../shared/layer-facts.ts'

export const rowHeight = 28

const spareRows = 12

/** How far a list is scrolled, and how much of it that shows; in pixels. */
export interface Sight {
  top: number
  height: number
}

/** Which rows of a list are in sight, with some to spare. */
export function rowsWithin({ top, height }: Sight): {
  first: number
  count: number
} {
  const first = Math.floor(top / rowHeight) - spareRows
  const count = Math.ceil(height / rowHeight) + 2 * spareRows
  return { first: Math.max(0, first), count }
}

/** Scrolls the list as little as shows the row at this index. */
export function reveal(list: HTMLElement | null, index: number): void {
  if (!list || index < 0) return
  const top = index * rowHeight
  const { scrollTop, clientHeight } = list
  if (top < scrollTop) list.scrollTop = top
  if (top + rowHeight > scrollTop + clientHeight) {
    list.scrollTop = top + rowHeight - clientHeight
  }
}

/** The row that an event happened on. */
export function rowAt(
  host: Host,
  open: string[],
  event: Event
): LayerRow | undefined {
  const index = rowIndexOf(event)
  return index < 0 ? undefined : host.layerRows(open, index, 1).rows[0]
}

/** The index of the row that an event happened in, or -1. */
export function rowIndexOf({ target }: Event): number {
  const row = target instanceof Element && target.closest('[data-index]')
  return row ? Number(row.getAttribute('data-index')) : -1
}
