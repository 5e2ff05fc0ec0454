import type { CanvasPoint } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { addComps } from '../comps/add-comps.ts'
import { fetchComp } from '../comps/fetch-comp.ts'
import { controller } from '../controller.ts'
import { showLeftOut } from './left-out.ts'
import { $placing, runPlacing } from './placing.ts'

/** Nothing happens while one of these assets is on its way. */
export async function placeComp(asset: Asset): Promise<void> {
  await placeBoard([asset])
}

/** Several as one board; nothing happens while one of them is on its way. */
export async function placeBoard(assets: readonly Asset[]): Promise<void> {
  if (assets.some(({ id }) => $placing.get().has(id))) return
  await placeAt(assets)
}

/** Where a drag ended, or where the controller finds best. */
export async function placeAt(
  assets: readonly Asset[],
  at?: CanvasPoint,
  abort = new AbortController()
): Promise<void> {
  await runPlacing(assets, signal => place(assets, at, signal), abort)
}

async function place(
  assets: readonly Asset[],
  given: CanvasPoint | undefined,
  signal: AbortSignal
): Promise<void> {
  const at = given ? { at: given } : {}
  const aspects = assets.map(({ aspect }) => aspect)
  const { sizes } = await controller.call('measurePlace', { aspects })
  const wanted = assets.flatMap((asset, i) => {
    const layer = sizes[i]
    return layer ? [{ asset, layer }] : []
  })
  const [only] = wanted
  if (!only) return
  if (wanted.length === 1) {
    const comp = await fetchComp(only.asset, only.layer, signal)
    await controller.call('placeComp', { ...comp, ...at }, { signal })
    return
  }
  const added = await addComps(wanted, signal, () => {})
  const comps = added.flatMap(one => ('comp' in one ? [one.comp] : []))
  if (comps.length > 0) {
    await controller.call('placeBoard', { comps, ...at }, { signal })
  }
  showLeftOut(
    'could not be placed',
    added.flatMap(one =>
      'error' in one
        ? [{ name: one.wanted.asset.description, error: one.error }]
        : []
    )
  )
}
