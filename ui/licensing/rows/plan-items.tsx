import type { ComponentChildren, RefObject } from 'preact'
import { useCallback } from 'preact/hooks'
import { assetKey } from '../../../contract/asset-key.ts'
import { lacksPrice } from '../plan/license-plan.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { PlanItemView } from './plan-item-view.tsx'
import { PlanList } from './plan-list.tsx'

interface Props {
  title: string
  items: readonly PlanItem[]
  /** The plan has no other asset. */
  isOne: boolean
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
  /** Said once for all of them. */
  children?: ComponentChildren
}

/** Approximate pixels of a row that is closed. */
const rowHeight = 41

/** One list of a plan, a line for each asset. */
export function PlanItems({ title, items, isOne, scroller, children }: Props) {
  const firstUnpriced = items.find(lacksPrice)
  const count = items.length
  const row = useCallback(
    (item: PlanItem, index: number) => (
      <PlanItemView
        key={assetKey(item)}
        item={item}
        isOne={isOne}
        position={index + 1}
        count={count}
      />
    ),
    [isOne, count]
  )
  return (
    <PlanList
      title={title}
      items={items}
      scroller={scroller}
      rowHeight={rowHeight}
      row={row}
      isKept={item => item === firstUnpriced}
    >
      {children}
    </PlanList>
  )
}
