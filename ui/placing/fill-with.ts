import type { Fill } from '../../contract/filling.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { chooseComp } from './choose-comp.ts'
import { controller } from '../platform/controller.ts'
import { addComps } from './add-comps.ts'
import type { WantedComp } from './add-comps.ts'
import type { Arrangement } from './arrange.ts'
import { toLeftOut } from './left-out.ts'
import type { LeftOut } from './left-out.ts'

interface WantedFill extends WantedComp {
  layers: SelectedLayer[]
}

export interface FilledWith {
  filled: Map<string, Asset>
  /** Layers that were not changed. */
  left: LeftOut[]
  /** Assets with the same picture as another in the file. */
  alike: Asset[]
}

/** Fills these layers as arranged, in one undo step. */
export async function fillWith(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement,
  signal: AbortSignal,
  tell: (done: number, total: number) => void
): Promise<FilledWith> {
  const wanted = wantedFor(layers, arrangement)
  const total = wanted.length
  tell(0, total)
  const added = await addComps(wanted, signal, done => tell(done, total))
  const fills: Fill[] = []
  const left: LeftOut[] = []
  for (const one of added) {
    const own = one.wanted.layers
    if ('comp' in one) {
      fills.push({ ...one.comp, nodeIds: own.map(({ nodeId }) => nodeId) })
    } else {
      left.push(...own.map(({ name }) => ({ name, error: one.error })))
    }
  }
  if (fills.length === 0) return { filled: new Map(), left, alike: [] }
  const result = await controller.call('fillLayers', { fills }, { signal })
  left.push(...toLeftOut(result, layers))
  const filled = new Map<string, Asset>()
  for (const id of result.changed) {
    const asset = arrangement.get(id)
    if (asset) filled.set(id, asset)
  }
  const alike = added.flatMap(({ wanted: { asset } }) =>
    result.alike?.some(one => one.assetId === asset.id) ? asset : []
  )
  return { filled, left, alike }
}

/** One per rendition; layers of other sizes may need another. */
function wantedFor(
  layers: readonly SelectedLayer[],
  arrangement: Arrangement
): WantedFill[] {
  const wanted = new Map<string, WantedFill>()
  for (const layer of layers) {
    const asset = arrangement.get(layer.nodeId)
    if (!asset) continue
    const key = `${asset.id} ${chooseComp(asset, layer).name}`
    const same = wanted.get(key)
    if (same) same.layers.push(layer)
    else wanted.set(key, { asset, layer, layers: [layer] })
  }
  return [...wanted.values()]
}
