import type { Picture, Size } from '../../contract/picture.ts'
import type { Box, CanvasPoint } from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { addComps } from './add-comps.ts'
import { layBoard, pictureAspect } from './board.ts'
import { controller } from '../platform/controller.ts'
import { placingWords } from './words.ts'
import { showAlike } from './alike-notice.ts'
import { showLeftOut } from './left-out-notice.ts'
import { placeCards } from './place-cards.ts'
import { isBeingPlaced, runPlacing } from './placements.ts'
import type { OnProgress } from './placements.ts'
import { sendComp } from './send-comp.ts'
import type { PlannedComp, StillComp } from './send-comp.ts'
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

/**
 * Places the assets, even if they are placed already; several as one board,
 * tracks as cards.
 */
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
  const where = { at: at ? { at } : {}, signal }
  const tracks = assets.filter(one => one.mediaType === 'audio')
  const others = assets.filter(one => one.mediaType !== 'audio')
  if (others.length > 0) await placeComps(others, where, onProgress)
  if (tracks.length === 0) return
  await placeCards(tracks, where, done =>
    onProgress(others.length + done, assets.length)
  )
}

async function placeComps(
  assets: readonly Asset[],
  { at, signal }: Pick<Where, 'at' | 'signal'>,
  onProgress: OnProgress
): Promise<void> {
  const view = await controller.measureView({})
  const aspects = assets.map(({ aspect }) => aspect)
  const { boxes } = layBoard(aspects, view)
  const planned = assets.flatMap((asset, i) => {
    const layer = boxes[i]
    return layer ? [{ asset, layer }] : []
  })
  const where = { view, at, signal }
  const [only, ...others] = planned
  if (only && others.length === 0) await placeComp(only, where)
  if (others.length > 0) await placeBoard(planned, where, onProgress)
}

interface Where {
  /** Of the visible part of the canvas. */
  view: Size
  at: { at?: CanvasPoint }
  signal: AbortSignal
}

async function placeComp(
  planned: PlannedComp,
  { view, at, signal }: Where
): Promise<void> {
  const { asset } = planned
  const stills: StillComp[] = []
  const placed = await sendComp(planned, stills, signal, comp => {
    const { boxes } = layBoard([pictureAspect(comp.picture)], view)
    const [box = { x: 0, y: 0, ...planned.layer }] = boxes
    return controller.placeComp({ ...comp, ...at, box }, { signal })
  })
  showFollowersNotice([placed])
  showAlike(placed.isAlike ? [asset.description] : [])
  markPlaced([asset])
  showLeftOut(placingWords.get().notPlaced, [], {
    selected: [placed.nodeId],
    stills
  })
}

/** Places a board, then shows which comps could not be fetched. */
async function placeBoard(
  planned: readonly PlannedComp[],
  { view, at, signal }: Where,
  onProgress: OnProgress
): Promise<void> {
  const stills: StillComp[] = []
  const added = await addComps(planned, stills, signal, onProgress)
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
      layers[i]?.isAlike ? asset.description : []
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
    { selected: layers.map(({ nodeId }) => nodeId), stills }
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
