import { atom } from 'nanostores'
import type { Dropped, SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { arrange } from '../placing/arrange.ts'
import { platform } from '../platform/platform.ts'
import { placingWords } from '../placing/words.ts'
import { $arrangement, arrangeAll } from '../placing/arrangement.ts'
import { fillLayers } from '../placing/fill.ts'
import { showLeftOut } from '../placing/left-out-notice.ts'
import { meantWith } from './picked.ts'
import { placeAll } from '../placing/place.ts'
import { $fillable } from '../shell/selection.ts'

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

/** Each drag lands once: on a layer that it fills, or as new layers. */
export async function hearDropped(dropped: Dropped): Promise<void> {
  if (awaited?.id !== dropped.dragId) return
  const { assets } = awaited
  awaited = null
  const abort = new AbortController()
  landing.add(abort)
  if (!dropped.target) await placeAll(assets, { at: dropped.at, abort })
  else await fillTarget(dropped.target, assets, abort)
  landing.delete(abort)
}

/** What was dropped and has not arrived yet stays away. */
export function cancelDropped(): void {
  awaited = null
  landing.forEach(one => one.abort())
}

/** Several on one of the selected layers are for all of these. */
async function fillTarget(
  target: SelectedLayer,
  assets: readonly Asset[],
  abort: AbortController
): Promise<void> {
  const t = placingWords.get()
  const { nodeId, name, refusal } = target
  if (refusal) {
    const error = { code: refusal, message: '' }
    return showLeftOut(t.keptOldFill, [{ name, error }])
  }
  const selected = $fillable.get()
  const isOfMany = selected.some(layer => layer.nodeId === nodeId)
  if (assets.length > 1 && isOfMany) {
    arrangeAll(assets)
    return fillLayers(selected, $arrangement.get(), { abort })
  }
  await fillLayers([target], arrange([target], assets), { abort })
}
