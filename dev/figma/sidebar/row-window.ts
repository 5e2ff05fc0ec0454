export const rowHeight = 28

const spareRows = 12

/** Which rows of a list are in sight, with some to spare. */
export function rowsWithin(scrolled: { top: number; height: number }): {
  first: number
  count: number
} {
  const first = Math.floor(scrolled.top / rowHeight) - spareRows
  const count = Math.ceil(scrolled.height / rowHeight) + 2 * spareRows
  return { first: Math.max(0, first), count }
}

export function reveal(list: HTMLElement | null, index: number): void {
  if (!list || index < 0) return
  const top = index * rowHeight
  const { scrollTop, clientHeight } = list
  if (top < scrollTop) list.scrollTop = top
  if (top + rowHeight > scrollTop + clientHeight) {
    list.scrollTop = top + rowHeight - clientHeight
  }
}

/** The row that an event happened on; -1 for none. */
export function rowIndexOf(event: Event): number {
  const row =
    event.target instanceof Element && event.target.closest('[data-index]')
  return row ? Number(row.getAttribute('data-index')) : -1
}
