import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Place } from '../shell/view.ts'
import { fadeIn } from '../kit/pictures/fade-in.ts'
import { useInnerSize } from '../kit/use-inner-size.ts'
import styles from './windowed-strip.module.css'
import { cellsBetween, layOutStrip, widthOf } from './strip-layout.ts'
import type { StripCell } from './strip-layout.ts'

interface Item {
  id: string
  name: string
  aspect: number
}

interface Props {
  label: string
  items: readonly Item[]
  /** There are no more items to load. */
  isComplete: boolean
  /** `scroll` is from the left end. */
  place: Place
  urlFor: (index: number, width: number) => string | null
  onOpen: (index: number) => void
  /** The end is less than a width away. */
  onNearEnd: () => void
}

const height = 88
const gap = 4
const step = 160

/** A row of pictures that scrolls sideways, with a single tab stop. */
export function WindowedStrip(props: Props) {
  const { items, place, isComplete, onNearEnd } = props
  const scroller = useRef<HTMLDivElement>(null)
  const width = useInnerSize(scroller)?.width ?? 0
  const [left, setLeft] = useState(stepBelow(place.scroll))
  const [current, setCurrent] = useState(place.cell)
  const mustFocus = useRef(false)
  const cells = layOutStrip(
    items.map(({ aspect }) => aspect),
    { height, gap }
  )
  const total = widthOf(cells)
  const shown = cellsBetween(cells, left - width, left + 2 * width, current)

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = place.scroll
  }, [])

  useLayoutEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    const button = scroller.current?.querySelector(`[data-at="${current}"]`)
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }, [current])

  useEffect(() => {
    if (left + 2 * width >= total) onNearEnd()
  }, [left, width, total])

  function handleScroll(): void {
    place.scroll = scroller.current?.scrollLeft ?? 0
    setLeft(stepBelow(place.scroll))
  }

  function press(event: KeyboardEvent): void {
    const to = nextOf(event.key, current, cells.length)
    if (to === null) return
    // At its ends, too: on the page around it, the keys mean something else.
    event.preventDefault()
    const next = cells[to]
    if (!next || next.index === current) return
    mustFocus.current = true
    setCurrent(next.index)
    reveal(scroller.current, next)
  }

  return (
    <div ref={scroller} class={styles.scroller} onScroll={handleScroll}>
      <ul
        class={styles.strip}
        style={{ width: `${total}px`, height: `${height}px` }}
        aria-label={props.label}
        onKeyDown={press}
      >
        {shown.map(cell => {
          const { index } = cell
          const item = items[index]
          return (
            item && (
              <Cell
                key={item.id}
                cell={cell}
                item={item}
                url={props.urlFor(index, cell.width)}
                count={isComplete ? cells.length : -1}
                isCurrent={index === current}
                onFocus={() => {
                  setCurrent(index)
                  place.cell = index
                }}
                onOpen={() => props.onOpen(index)}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}

interface CellProps {
  cell: StripCell
  item: Item
  url: string | null
  /** Number of all items; -1 while unknown. */
  count: number
  isCurrent: boolean
  onFocus: () => void
  onOpen: () => void
}

function Cell({ cell, item, url, count, isCurrent, ...on }: CellProps) {
  return (
    <li
      class={styles.cell}
      style={{ left: `${cell.left}px`, width: `${cell.width}px` }}
      aria-posinset={cell.index + 1}
      aria-setsize={count}
    >
      <button
        type="button"
        class={styles.open}
        data-at={cell.index}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={item.name}
        title={item.name}
        onFocus={on.onFocus}
        onClick={on.onOpen}
      >
        {url !== null && (
          <img
            ref={fadeIn}
            class={styles.picture}
            src={url}
            alt=""
            decoding="async"
            draggable={false}
          />
        )}
      </button>
    </li>
  )
}

function nextOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return current - 1
    case 'ArrowRight':
      return current + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function reveal(element: HTMLElement | null, cell: StripCell): void {
  if (!element) return
  const most = cell.left + cell.width - element.clientWidth
  if (cell.left < element.scrollLeft) element.scrollLeft = cell.left
  else if (most > element.scrollLeft) element.scrollLeft = most
}

function stepBelow(place: number): number {
  return Math.floor(place / step) * step
}
