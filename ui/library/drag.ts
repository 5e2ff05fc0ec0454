import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { platform } from '../platform/platform.ts'
import { withPicked } from './picked.ts'

interface Drag {
  id: string
  assets: readonly Asset[]
}

/** Assets that are dragged over the panel. */
export const $dragged = atom<readonly Asset[] | null>(null)

let drags = 0
let begun: Drag | null = null
let dropped: Drag | null = null
const running = new Set<AbortController>()

/** Drags all picked assets if this is one of them. Returns those dragged. */
export function beginDrag(asset: Asset): readonly Asset[] {
  const assets = withPicked(asset)
  begun = { id: String((drags += 1)), assets }
  return assets
}

/** The drag is over the panel, where the assets can be saved. */
export function showDragged(): void {
  if (!begun || $dragged.get()) return
  $dragged.set(begun.assets)
}

/** The drag ended inside the panel. */
export function cancelDrag(): void {
  begun = null
  $dragged.set(null)
}

/** The drag ended outside; the controller reports whether on the canvas. */
export function endDrag(clientX: number, clientY: number): void {
  $dragged.set(null)
  if (!begun) return
  dropped = begun
  begun = null
  platform().drop({ clientX, clientY, dragId: dropped.id })
}

/** Handles each drop once, until it is cancelled. */
export async function handleDrop(
  dragId: string,
  run: (assets: readonly Asset[], abort: AbortController) => Promise<unknown>
): Promise<void> {
  if (dropped?.id !== dragId) return
  const { assets } = dropped
  dropped = null
  const abort = new AbortController()
  running.add(abort)
  await run(assets, abort)
  running.delete(abort)
}

/** Cancels drops that have not finished. */
export function cancelDropped(): void {
  dropped = null
  running.forEach(one => one.abort())
}
