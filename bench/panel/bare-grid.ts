// A grid of pictures that only renders those near the window.
declare const __MEDIA__: string

const count = 10_000
const columns = 2
const rowHeight = 124
/** Rows rendered above and below the window. */
const near = 3

const scroller = document.createElement('div')
scroller.style.cssText = 'position: fixed; inset: 0; overflow: hidden auto'
const grid = document.createElement('div')
grid.setAttribute('role', 'grid')
grid.style.cssText = `position: relative; height: ${(count / columns) * rowHeight}px`
scroller.append(grid)
document.body.append(scroller)
const rows = new Map<number, HTMLElement>()
scroller.addEventListener('scroll', show)
show()

function show(): void {
  const from = Math.floor(scroller.scrollTop / rowHeight) - near
  const to = from + Math.ceil(scroller.clientHeight / rowHeight) + 2 * near
  for (const [at, row] of rows) {
    if (at >= from && at <= to) continue
    row.remove()
    rows.delete(at)
  }
  for (let at = Math.max(0, from); at <= to; at++) {
    if (rows.has(at)) continue
    const row = rowAt(at)
    rows.set(at, row)
    grid.append(row)
  }
}

function rowAt(at: number): HTMLElement {
  const row = document.createElement('div')
  row.style.cssText = `position: absolute; top: ${at * rowHeight}px; display: flex`
  for (let column = 0; column < columns; column++) {
    const picture = new Image(160, 120)
    picture.src = `${__MEDIA__}/media/bare-${at * columns + column}.jpg`
    row.append(picture)
  }
  return row
}
