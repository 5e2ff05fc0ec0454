import type { ComponentChildren, RefObject, VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Props<Item> {
  label: string
  items: readonly Item[]
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
  /** Approximate height of a row, in pixels. */
  rowHeight: number
  /** Index of a row that is rendered even when out of view. */
  keptIndex?: number
  /** Rows that are rendered even when out of view, so that Tab reaches them. */
  isKept?: (item: Item) => boolean
  /**
   * Returns a keyed row with the role `listitem`. As long as this is the same
   * function, a row is rendered again only when its item changes.
   */
  row: (item: Item, index: number) => VNode
}

interface Drawn<Item> extends Pick<Props<Item>, 'row'> {
  index: number
  vnode: VNode
}

const chunkSize = 25

/** Renders only the rows near the viewport; rows may have any height. */
export function WindowedList<Item extends object>(props: Props<Item>) {
  const { label, items, scroller, rowHeight, keptIndex = -1, row } = props
  const { isKept = () => false } = props
  const drawn = useRef(new WeakMap<Item, Drawn<Item>>()).current
  const count = Math.ceil(items.length / chunkSize)

  /** Preact skips the same vnode when it is rendered again. */
  function draw(item: Item, index: number): VNode {
    const known = drawn.get(item)
    if (known?.row === row && known.index === index) return known.vnode
    const vnode = row(item, index)
    drawn.set(item, { row, index, vnode })
    return vnode
  }

  return (
    <div role="list" aria-label={label}>
      {Array.from({ length: count }, (_, number) => {
        const from = number * chunkSize
        const rows = items.slice(from, from + chunkSize)
        return (
          <Chunk
            key={number}
            scroller={scroller}
            height={rows.length * rowHeight}
            isDrawn={
              number < 2 ||
              Math.floor(keptIndex / chunkSize) === number ||
              rows.some(isKept)
            }
          >
            {() => rows.map((item, i) => draw(item, from + i))}
          </Chunk>
        )
      })}
    </div>
  )
}

interface ChunkProps {
  scroller: RefObject<HTMLElement | null>
  height: number
  /** Before the observer has reported. */
  isDrawn: boolean
  children: () => ComponentChildren
}

function Chunk({ scroller, height, isDrawn, children }: ChunkProps) {
  const chunk = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  const [isNear, setNear] = useState(isDrawn)

  useEffect(() => {
    const element = chunk.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      entries => {
        const isIn = entries.at(-1)?.isIntersecting ?? false
        // A row with the focus must not be removed.
        if (isIn || element.contains(document.activeElement)) setNear(true)
        else {
          measured.current = element.offsetHeight || measured.current
          setNear(false)
        }
      },
      { root: scroller.current, rootMargin: '600px 0px' }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={chunk}
      role="presentation"
      style={
        isNear || isDrawn ? undefined : { height: `${measured.current}px` }
      }
    >
      {(isNear || isDrawn) && children()}
    </div>
  )
}
