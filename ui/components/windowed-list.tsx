import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Props<Item> {
  label: string
  items: readonly Item[]
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** About how high a row is, in pixels. */
  rowHeight: number
  /** A row that is drawn wherever it is. */
  wanted?: number
  /** A row with the role `listitem`, keyed. */
  row: (item: Item, index: number) => ComponentChildren
}

const chunkSize = 25

/** Draws what is near what is on view; rows may be of any height. */
export function WindowedList<Item>(props: Props<Item>) {
  const { label, items, scroller, rowHeight, wanted = -1, row } = props
  const count = Math.ceil(items.length / chunkSize)
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
            isDrawn={number < 2 || Math.floor(wanted / chunkSize) === number}
          >
            {() => rows.map((item, i) => row(item, from + i))}
          </Chunk>
        )
      })}
    </div>
  )
}

interface ChunkProps {
  scroller: RefObject<HTMLElement | null>
  height: number
  /** Before anybody looked. */
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
        // Whoever is in a row must not lose it.
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
