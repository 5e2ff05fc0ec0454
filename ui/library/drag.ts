import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { platform } from '../platform/platform.ts'
import { meantWith } from './picked.ts'

interface Drag {
  id: string
  assets: readonly Asset[]
}

/** Assets that are dragged over the panel. */
export const $dragged = atom<readonly Asset[] | null>(null)

let drags = 0
let begun: Drag | null = null
let awaited: Drag | null = null
const landing = new Set<AbortController>()

/** Drags all picked assets if this is one of them. Returns those dragged. */
export function beginDrag(asset: Asset): readonly Asset[] {
  const assets = meantWith(asset)
  begun = { id: String((drags += 1)), assets }
  return assets
}

/** The drag is over the panel, where the assets can be saved. */
export function showDragged(): void {
  if (begun && !$dragged.get()) $dragged.set(begun.assets)
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
  awaited = begun
  begun = null
  platform().drop({ clientX, clientY, dragId: awaited.id })
}

/** Handles each drop once, until it is cancelled. */
export async function landDrag(
  dragId: string,
  land: (assets: readonly Asset[], abort: AbortController) => Promise<unknown>
): Promise<void> {
  if (awaited?.id !== dragId) return
  const { assets } = awaited
  awaited = null
  const abort = new AbortController()
  landing.add(abort)
  await land(assets, abort)
  landing.delete(abort)
}

/** Cancels drops that have not finished. */
export function cancelDropped(): void {
  awaited = null
  landing.forEach(one => one.abort())
}
