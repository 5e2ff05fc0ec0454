import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { assetKey } from '../../../contract/asset-key.ts'
import { moveItems, stepItems } from './move-items.ts'
import { orderItems } from './collection-order.ts'
import type { OpenedCollection } from './collection.ts'
import { $dragged } from '../../library/drag.ts'
import { withPicked } from '../../library/picked.ts'
import { collectionWords } from './words.ts'

const steps: Record<string, -1 | 1> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1
}

/**
 * Reorders a collection by keys and drags. `grid` contains one cell for each of
 * `assets`.
 */
export function useOrdering({ collection, keys, assets }: OpenedCollection) {
  const { id } = collection
  const grid = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const [message, setMessage] = useState('')

  useLayoutEffect(() => {
    const at = assets.findIndex(asset => assetKey(asset) === moved.current)
    moved.current = null
    if (at >= 0) focusCell(grid.current, at)
  }, [assets])

  function onKeyDown(event: KeyboardEvent): void {
    const by = steps[event.key]
    const at = cellAt(event.target)
    const asset = assets[at ?? -1]
    if (!event.altKey || by === undefined || !asset) return
    event.preventDefault()
    event.stopPropagation()
    const moving = new Set(withPicked(asset).map(assetKey))
    const next = stepItems(keys, moving, by)
    if (next === keys) return
    moved.current = assetKey(asset)
    const t = collectionWords.get()
    const position = next.indexOf(assetKey(asset)) + 1
    setMessage(t.movedTo({ position, total: collection.count }))
    void orderItems(id, next)
  }

  function onDrop(event: DragEvent): void {
    const at = cellAt(event.target)
    const target = assets[at ?? -1]
    const dragged = new Set($dragged.get()?.map(assetKey))
    const key = target && assetKey(target)
    if (!key || !dragged.size || dragged.has(key)) return
    if (![...dragged].every(one => keys.includes(one))) return
    const isBehind = isInSecondHalf(event, collection.mediaType === 'audio')
    const to = keys.indexOf(key) + (isBehind ? 1 : 0)
    void orderItems(id, moveItems(keys, dragged, to))
  }

  return { grid, message, onKeyDown, onDrop }
}

function cellAt(target: EventTarget | null): number | null {
  const cell = cellOf(target)
  const index = cell?.dataset['index']
  return index === undefined ? null : Number(index)
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-index]')
}

/** In the second half of a cell, or lower half of a row, it goes behind. */
function isInSecondHalf(
  { target, clientX, clientY }: DragEvent,
  isRow: boolean
): boolean {
  const box = cellOf(target)?.getBoundingClientRect()
  if (!box) return false
  return isRow
    ? clientY > box.top + box.height / 2
    : clientX > box.left + box.width / 2
}

function focusCell(grid: HTMLElement | null, index: number): void {
  const cell = grid?.querySelector(`[data-index="${index}"]`)
  cell?.querySelector('button')?.focus()
}
