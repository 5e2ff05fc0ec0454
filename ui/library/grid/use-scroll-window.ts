import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { rowAt } from './grid-layout.ts'
import type { ResultRow } from './grid-layout.ts'
import type { InnerSize } from '../../kit/use-inner-size.ts'
import type { Place } from '../../shell/view.ts'

interface Options {
  /** Null while unknown, when there are no rows. */
  size: InnerSize | null
  rows: readonly ResultRow[]
  isShown: boolean
  place: Place
  /** Pixels rendered above and below what is in view. */
  margin: number
}

interface ScrollWindow {
  /** The range to render, in pixels from the top. */
  from: number
  to: number
  /** Index of the first item in view. */
  top: number
  onScroll: () => void
  reveal: (row: ResultRow) => void
  /** Postpones the latest work while the list moves; false when it rests. */
  postpone: (work: () => void) => boolean
}

/** The range moves in steps, so that most scroll events are cheap. */
const step = 160

/** Milliseconds without a scroll event after which the list rests. */
const rest = 100

export function useScrollWindow(
  ref: RefObject<HTMLElement | null>,
  { size, rows, isShown, place, margin }: Options
): ScrollWindow {
  const anchor = useRef<{ index: number; offset: number } | null>(null)
  const edge = useRef<number | null>(null)
  const [top, setTop] = useState(stepBelow(place.scroll))
  const movedAt = useRef(-Infinity)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onScroll(): void {
    const element = ref.current
    // A hidden list reports 0.
    if (!element || element.clientHeight === 0) return
    const { scrollTop } = element
    setTop(stepBelow(scrollTop))
    movedAt.current = performance.now()
    place.scroll = scrollTop
    const row = rowAt(rows, scrollTop)
    const index = row?.cells[0]?.index ?? 0
    anchor.current = { index, offset: scrollTop - (row?.top ?? 0) }
  }

  // After a resize or a return, the same picture is at the top.
  useLayoutEffect(() => {
    if (!ref.current || !isShown || !size) return
    const { index, offset } = anchor.current ?? { index: -1, offset: 0 }
    const row = rows.find(one => one.cells.some(cell => cell.index === index))
    ref.current.scrollTop = row
      ? row.top + Math.min(offset, row.height)
      : place.scroll
    onScroll()
  }, [size?.width, isShown])

  // Content added or removed above does not move the pictures.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !size) return
    const { offsetTop } = element
    if (edge.current !== null) element.scrollTop += offsetTop - edge.current
    edge.current = offsetTop
  }, [size?.height])

  function reveal(row: ResultRow): void {
    const element = ref.current
    if (!element || !size) return
    const lowest = row.top + row.height - size.height + 8
    if (row.top < element.scrollTop) element.scrollTop = row.top
    else if (lowest > element.scrollTop) element.scrollTop = lowest
    onScroll()
  }

  function postpone(work: () => void): boolean {
    clearTimeout(timer.current)
    const left = movedAt.current + rest - performance.now()
    if (left > 0) timer.current = setTimeout(work, left)
    return left > 0
  }

  return {
    from: top - margin,
    to: top + (size?.height ?? 0) + margin + step,
    top,
    onScroll,
    reveal,
    postpone
  }
}

function stepBelow(scroll: number): number {
  return Math.floor(scroll / step) * step
}
