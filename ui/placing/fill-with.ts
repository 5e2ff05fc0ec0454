import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import type { Fill } from '../../contract/filling.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { chooseComp } from './choose-comp.ts'
import { controller } from '../platform/controller.ts'
import { addComps } from './add-comps.ts'
import type { Arrangement } from './arrange.ts'
import { toLeftOut } from './left-out.ts'
import type { LeftOut } from './left-out.ts'
import type { PlannedComp, StillComp } from './send-comp.ts'

interface PlannedFill extends PlannedComp {
  layers: SelectedLayer[]
}

export interface FilledWith {
  filled: Map<string, Asset>
  /** Layers that were not changed. */
  left: LeftOut[]
  /** Assets with the same picture as another in the file. */
  alike: Asset[]
  stills: StillComp[]
}

/** Fills these layers as arranged, in one undo step. */
export async function fillWith(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void
): Promise<FilledWith> {
  const planned = plannedFills(layers, arrangement)
  const total = planned.length
  onProgress(0, total)
  const stills: StillComp[] = []
  const added = await addComps(planned, stills, signal, done =>
    onProgress(done, total)
  )
  const fills: Fill[] = []
  const left: LeftOut[] = []
  for (const one of added) {
    const own = one.planned.layers
    if ('comp' in one) {
      fills.push({ ...one.comp, nodeIds: own.map(({ nodeId }) => nodeId) })
    } else {
      left.push(...own.map(({ name }) => ({ name, error: one.error })))
    }
  }
  if (fills.length === 0) return { filled: new Map(), left, alike: [], stills }
  const result = await controller.fillLayers({ fills }, { signal })
  left.push(...toLeftOut(result, layers))
  const filled = new Map<string, Asset>()
  for (const id of result.changed) {
    const asset = arrangement.get(id)
    if (asset) filled.set(id, asset)
  }
  const alike = added.flatMap(({ planned: { asset } }) =>
    result.alike?.some(one => isSameAsset(one, asset)) ? asset : []
  )
  return { filled, left, alike, stills }
}

/** One per rendition; layers of other sizes may need another. */
function plannedFills(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement
): PlannedFill[] {
  const planned = new Map<string, PlannedFill>()
  for (const layer of layers) {
    const asset = arrangement.get(layer.nodeId)
    if (!asset) continue
    const rendition = asset.clips.long[0] ?? chooseComp(asset, layer)
    const key = `${assetKey(asset)} ${rendition.name}`
    const same = planned.get(key)
    if (same) same.layers.push(layer)
    else planned.set(key, { asset, layer, layers: [layer] })
  }
  return [...planned.values()]
}
