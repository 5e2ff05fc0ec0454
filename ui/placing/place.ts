import type { Picture, Size } from '../../contract/picture.ts'
import type {
  Box,
  CanvasPoint,
  PlaceBoard,
  PlacedLayer,
  TrackCard
} from '../../contract/placing.ts'
import type { Asset } from '../api/asset.ts'
import { addComps } from './add-comps.ts'
import { layBoard, pictureAspect } from './board.ts'
import { controller } from '../platform/controller.ts'
import { placingWords } from './words.ts'
import { showAlike } from './alike-notice.ts'
import { showLeftOut } from './left-out-notice.ts'
import { fetchCards, placeCards } from './place-cards.ts'
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
  const tracks = assets.filter(one => one.mediaType === 'audio')
  const others = assets.filter(one => one.mediaType !== 'audio')
  const target = { at: at ? { at } : {}, signal }
  if (others.length === 0) return placeCards(tracks, target, onProgress)
  const view = await controller.measureView({})
  const aspects = others.map(({ aspect }) => aspect)
  const { boxes } = layBoard(aspects, view)
  const planned = others.flatMap((asset, i) => {
    const layer = boxes[i]
    return layer ? [{ asset, layer }] : []
  })
  const where = { ...target, view }
  const [only] = planned
  if (only && assets.length === 1) return placeComp(only, where)
  await placeBoard({ planned, tracks }, where, onProgress)
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

interface Board {
  planned: readonly PlannedComp[]
  /** Their cards go below the comps. */
  tracks: readonly Asset[]
}

/** Places a board, then shows which comps could not be fetched. */
async function placeBoard(
  { planned, tracks }: Board,
  { view, at, signal }: Where,
  onProgress: OnProgress
): Promise<void> {
  const stills: StillComp[] = []
  const total = planned.length + tracks.length
  const added = await addComps(planned, stills, signal, done =>
    onProgress(done, total)
  )
  const cards = await fetchCards(tracks, signal, done =>
    onProgress(planned.length + done, total)
  )
  const loaded = added.flatMap(one => ('comp' in one ? [one] : []))
  const comps = inBoxes(
    loaded.map(({ comp }) => comp),
    view
  )
  const layers = await sendBoard({ comps, cards, ...at }, signal)
  showFollowersNotice(layers)
  showAlike(
    loaded.flatMap(({ planned: { asset } }, i) =>
      layers[i]?.isAlike ? asset.description : []
    )
  )
  markPlaced([...loaded.map(one => one.planned.asset), ...tracks])
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

/** In one undo step. */
async function sendBoard(
  { comps, cards, ...at }: PlaceBoard & { cards: TrackCard[] },
  signal: AbortSignal
): Promise<PlacedLayer[]> {
  if (comps.length + cards.length === 0) return []
  const { layers } =
    comps.length === 0
      ? await controller.placeCards({ cards, ...at }, { signal })
      : await controller.placeBoard(
          { comps, ...(cards.length > 0 && { cards }), ...at },
          { signal }
        )
  return layers
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
