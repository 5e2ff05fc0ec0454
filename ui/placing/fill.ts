import { atom, computed } from 'nanostores'
import type { RefusedLayer } from '../../contract/filling.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import type { Arrangement } from './arrange.ts'
import { fillWith } from './fill-with.ts'
import { toLeftOut } from './left-out.ts'
import type { LeftOut } from './left-out.ts'
import { controller } from '../platform/controller.ts'
import { canFill } from '../library/can-fill.ts'
import { placingWords } from './words.ts'
import { showAlike } from './alike-notice.ts'
import {
  clearCanvasNotice,
  showCanvasError,
  showCanvasNotice
} from './canvas-notice.ts'
import { $arrangement, $pinned, arrangeAll, shuffle } from './arrangement.ts'
import { showLeftOut } from './left-out-notice.ts'
import { runPlacing } from './placements.ts'
import { refuseSelection, refusedOf } from './refusals.ts'
import { $fillable, $selection } from '../shell/selection.ts'
import { showFollowersNotice } from './followers-notice.ts'

/** Progress: pictures that are ready, of all that a fill needs. */
export const $filling = atom<{ done: number; total: number } | null>(null)

/** By layer, what this panel filled it with. */
export const $filled = atom<Arrangement>(new Map())

/** Ids of the selected layers that still show their fill. */
export const $filledHere = computed([$fillable, $filled], (layers, filled) =>
  layers.flatMap(({ nodeId, asset }) =>
    filled.has(nodeId) && asset?.state !== 'licensed' ? nodeId : []
  )
)

let current = new AbortController()

/** Fills the selected layers as arranged; a newer fill cancels an older. */
export async function fillArranged(): Promise<void> {
  const layers = $fillable.get()
  if (layers.length === 0) return refuseSelection()
  current.abort()
  const abort = new AbortController()
  current = abort
  await fillLayers(layers, $arrangement.get(), {
    abort,
    refused: refusedOf($selection.get()),
    onProgress: (done, total) => $filling.set({ done, total })
  })
  if (current === abort) $filling.set(null)
}

/** Fills the selected layers with these, each with what suits it best. */
export async function fillSelection(assets: readonly Asset[]): Promise<void> {
  const able = assets.filter(canFill)
  if (able.length === 0) {
    return showCanvasNotice(placingWords.get().noMusicInLayers)
  }
  arrangeAll(able)
  await fillArranged()
}

/** Layers that are already filled, or are being filled, follow. */
export async function shuffleFills(): Promise<void> {
  shuffle()
  if ($filledHere.get().length > 0 || $filling.get()) await fillArranged()
}

/** Pinning a filled layer keeps what it shows. */
export function togglePin(nodeId: string): void {
  const pinned = new Set($pinned.get())
  const shown = $filled.get().get(nodeId)
  if (!pinned.delete(nodeId)) {
    pinned.add(nodeId)
    if (shown) {
      $arrangement.set(new Map($arrangement.get()).set(nodeId, shown))
    }
  }
  $pinned.set(pinned)
}

export interface FillOptions {
  abort: AbortController
  /** Layers refused earlier, shown together with newly refused ones. */
  refused?: readonly LeftOut[]
  onProgress?: (done: number, total: number) => void
}

/** Fills each of these layers, in one undo step. */
export async function fillLayers(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement,
  { abort, refused = [], onProgress = () => {} }: FillOptions
): Promise<void> {
  const t = placingWords.get()
  const assets = layers.flatMap(({ nodeId }) => arrangement.get(nodeId) ?? [])
  if (assets.length === 0) return
  await runPlacing(
    'fill',
    assets,
    async (signal, report) => {
      const done = await fillWith(layers, arrangement, signal, (...how) => {
        onProgress(...how)
        report(...how)
      })
      $filled.set(new Map([...$filled.get(), ...done.filled]))
      showAlike(done.alike.map(asset => asset.description))
      showFollowersNotice(
        layers.filter(({ nodeId }) => done.filled.has(nodeId))
      )
      showLeftOut(t.keptOldFill, [...refused, ...done.left], {
        stills: done.stills
      })
    },
    abort
  )
}

export function cancelFilling(): void {
  current.abort()
}

/** Restores what these layers were before this panel filled them. */
export async function restoreFills(nodeIds: readonly string[]): Promise<void> {
  const t = placingWords.get()
  current.abort()
  const ids = nodeIds.filter(id => $filled.get().has(id))
  if (ids.length === 0) return
  clearCanvasNotice()
  try {
    const result = await controller.restoreFills({ nodeIds: ids })
    const kept = new Set(result.refused.filter(isKept).map(one => one.nodeId))
    const left = [...$filled.get()].filter(
      ([id]) => !ids.includes(id) || kept.has(id)
    )
    $filled.set(new Map(left))
    showLeftOut(t.notPutBack, toLeftOut(result, $selection.get().layers))
  } catch (error) {
    showCanvasError(error)
  }
}

/** It still shows its fill and can be restored later. */
function isKept({ code }: RefusedLayer): boolean {
  return code !== 'layer-deleted' && code !== 'nothing-to-restore'
}
