import type { Drop, SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { canFill } from '../library/can-fill.ts'
import { handleDrop } from '../library/drag.ts'
import { $fillable } from '../shell/selection.ts'
import { arrange } from './arrange.ts'
import { $arrangement, arrangeAll } from './arrangement.ts'
import { fillLayers } from './fill.ts'
import { showLeftOut } from './left-out-notice.ts'
import type { PlaceOptions } from './place.ts'
import { placingWords } from './words.ts'

type PlaceDropped = (
  assets: readonly Asset[],
  options: PlaceOptions
) => Promise<unknown>

/**
 * Fills the layer it was dropped on, or makes new layers, of tracks always;
 * `place` makes them.
 */
export async function handleDropped(
  dropped: Drop,
  place: PlaceDropped
): Promise<void> {
  const { at, target } = dropped
  await handleDrop(dropped.dragId, (assets, abort) =>
    target && assets.every(canFill)
      ? fillTarget(target, assets, abort)
      : place(assets, { at, abort })
  )
}

/** Several assets dropped on one of the selected layers fill all of these. */
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
