import type { ComponentChildren, RefObject, VNode } from 'preact'
import styles from './plan-list.module.css'
import { WindowedList } from '../../kit/windowed-list.tsx'

interface Props<Item> {
  title: string
  items: readonly Item[]
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
  /** Renders a plan item, as in a windowed list. */
  row: (item: Item, index: number) => VNode
  isKept?: (item: Item) => boolean
  /** Approximate pixels. */
  rowHeight: number
  /** Said once for all of them, above the list. */
  children?: ComponentChildren
}

/** A titled group in the license dialog; nothing when empty. */
export function PlanList<Item extends object>(props: Props<Item>) {
  const { title, items, scroller, rowHeight, row, isKept } = props
  const count = items.length
  if (count === 0) return null
  return (
    <section class={styles.group}>
      <h3 class={styles.title}>
        {title} <span class={styles.count}>{count}</span>
      </h3>
      {props.children}
      <WindowedList
        label={`${title} ${count}`}
        items={items}
        scroller={scroller}
        rowHeight={rowHeight}
        row={row}
        {...(isKept && { isKept })}
      />
    </section>
  )
}
