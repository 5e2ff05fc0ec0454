import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { platform } from '../platform/platform.ts'
import { meantWith } from './picked.ts'

interface Drag {
  id: string
  assets: readonly Asset[]
}

/** What is dragged over the panel. */
export const $dragged = atom<readonly Asset[] | null>(null)

let drags = 0
let begun: Drag | null = null
let awaited: Drag | null = null
const landing = new Set<AbortController>()

/** A picked result takes the others with it; gives what is dragged. */
export function beginDrag(asset: Asset): readonly Asset[] {
  const assets = meantWith(asset)
  begun = { id: String((drags += 1)), assets }
  return assets
}

/** It is over the panel: there, it can be saved. */
export function showDragged(): void {
  if (begun && !$dragged.get()) $dragged.set(begun.assets)
}

/** It ended within the panel. */
export function cancelDrag(): void {
  begun = null
  $dragged.set(null)
}

/** It ended elsewhere; the controller tells whether that was the canvas. */
export function endDrag(clientX: number, clientY: number): void {
  $dragged.set(null)
  if (!begun) return
  awaited = begun
  begun = null
  platform().drop({ clientX, clientY, dragId: awaited.id })
}

/** Each drag lands once, until it is cancelled. */
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

/** What was dropped and has not arrived yet stays away. */
export function cancelDropped(): void {
  awaited = null
  landing.forEach(one => one.abort())
}
