import type { Picture, Size } from '../../contract/picture.ts'
import type { Box, CanvasPoint } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { assetName } from '../library/asset-name.ts'
import { addComps } from './add-comps.ts'
import type { PlannedComp } from './add-comps.ts'
import { layBoard, pictureAspect } from './board.ts'
import { fetchComp } from './fetch-comp.ts'
import { controller } from '../platform/controller.ts'
import { placingWords } from './words.ts'
import { showAlike } from './alike-notice.ts'
import { showLeftOut } from './left-out-notice.ts'
import { isBeingPlaced, runPlacing } from './placements.ts'
import type { OnProgress } from './placements.ts'
import { markPlaced } from '../library/states-in-file.ts'
import { showFollowersNotice } from './followers-notice.ts'

/**
 * The action of the button; ignored while all assets are being placed. Returns
 * whether they were placed.
 */
export async function placeOnce(assets: readonly Asset[]): Promise<boolean> {
  return assets.every(isBeingPlaced) ? false : placeAssets(assets, {})
}

export interface PlaceOptions {
  /** Where a drag ended; otherwise the controller finds a place. */
  at?: CanvasPoint
  abort?: AbortController
}

/** Places the assets, even if they are placed already; several as one board. */
export function placeAssets(
  assets: readonly Asset[],
  { at, abort = new AbortController() }: PlaceOptions
): Promise<boolean> {
  return runPlacing(
    'place',
    assets,
    (signal, onProgress) => fetchAndSend(assets, at, signal, onProgress),
    abort
  )
}

async function fetchAndSend(
  assets: readonly Asset[],
  at: CanvasPoint | undefined,
  signal: AbortSignal,
  onProgress: OnProgress
): Promise<void> {
  const view = await controller.measureView({})
  const aspects = assets.map(({ aspect }) => aspect)
  const { boxes } = layBoard(aspects, view)
  const planned = assets.flatMap((asset, i) => {
    const layer = boxes[i]
    return layer ? [{ asset, layer }] : []
  })
  const where = { view, at: at ? { at } : {}, signal }
  const [only, ...others] = planned
  if (only && others.length === 0) await sendComp(only, where)
  if (others.length > 0) await sendBoard(planned, where, onProgress)
}

interface Where {
  /** Of the visible part of the canvas. */
  view: Size
  at: { at?: CanvasPoint }
  signal: AbortSignal
}

/** Sends `placeComp`. */
async function sendComp(
  { asset, layer }: PlannedComp,
  { view, at, signal }: Where
): Promise<void> {
  const fetched = await fetchComp(asset, layer, signal)
  for (const comp of inBoxes([fetched], view)) {
    const input = { ...comp, ...at }
    const placed = await controller.placeComp(input, { signal })
    showFollowersNotice([placed])
    showAlike(placed.isAlike ? [assetName(asset, asset.assetId)] : [])
    markPlaced([asset])
  }
}

/** Sends `placeBoard`, then shows which comps could not be fetched. */
async function sendBoard(
  planned: readonly PlannedComp[],
  { view, at, signal }: Where,
  onProgress: OnProgress
): Promise<void> {
  const added = await addComps(planned, signal, onProgress)
  const loaded = added.flatMap(one => ('comp' in one ? [one] : []))
  const comps = inBoxes(
    loaded.map(({ comp }) => comp),
    view
  )
  const input = { comps, ...at }
  const { layers } =
    comps.length > 0
      ? await controller.placeBoard(input, { signal })
      : { layers: [] }
  showFollowersNotice(layers)
  showAlike(
    loaded.flatMap(({ planned: { asset } }, i) =>
      layers[i]?.isAlike ? assetName(asset, asset.assetId) : []
    )
  )
  markPlaced(loaded.map(({ planned }) => planned.asset))
  showLeftOut(
    placingWords.get().notPlaced,
    added.flatMap(one =>
      'error' in one
        ? [{ name: one.planned.asset.description, error: one.error }]
        : []
    ),
    layers.map(({ nodeId }) => nodeId)
  )
}

/**
 * Lays out the comps that arrived, by the size of their files, which differ a
 * little from their records.
 */
function inBoxes<Comp extends { picture: Picture }>(
  comps: Comp[],
  view: Size
): (Comp & { box: Box })[] {
  const aspects = comps.map(({ picture }) => pictureAspect(picture))
  const { boxes } = layBoard(aspects, view)
  return comps.flatMap((comp, i) => {
    const box = boxes[i]
    return box ? [{ ...comp, box }] : []
  })
}
