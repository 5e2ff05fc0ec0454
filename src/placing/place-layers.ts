import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Box, CanvasPoint, PlacedLayer } from '../../contract/placing.ts'
import type { AssetRef } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { changeFile } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { findAlike } from '../document/image-index.ts'
import { mainFlag, placeOf } from '../document/place-of.ts'
import { addOwnChange } from '../finding/pending-changes.ts'
import type { Slices } from '../platform/slices.ts'
import { addCell } from './grid-cell.ts'
import { rememberPlaced } from './just-placed.ts'
import { reveal } from './reveal.ts'
import { findSpot } from './spot.ts'
import type { Spot } from './spot.ts'

/** A layer that shows an asset, and where it goes. */
export interface NewLayer {
  asset: AssetRef
  imageHash: string
  box: Box
  /** Makes it anywhere, of the size of its box. */
  draw(restore: Restore): SceneNode & DimensionAndPositionMixin
}

/** Places layers in their boxes, in one undo step. */
export function placeLayers(
  all: NewLayer[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  return changeFile(context, async (restore, slices) => {
    const boxes = all.map(({ box }) => box)
    const spot = await findSpot(at, boxes, slices)
    context.throwIfCancelled()
    const layers = await drawAll(all, spot, restore, slices)
    layers.forEach(addOwnChange)
    const [first] = layers
    const place = placeOf(first || null)
    if (place) place.page.selection = layers
    rememberPlaced(layers)
    if (place && place.page.id === figma.currentPage.id) reveal(layers)
    const alike = await findAlike(all, slices)
    return layers.map(({ id, name }, i) => {
      const one = all[i]
      const isAlike = one && alike.has(assetKey(one.asset))
      const layer = Object.assign({ nodeId: id, name }, mainFlag(place))
      return isAlike ? Object.assign(layer, { isAlike }) : layer
    })
  })
}

async function drawAll(
  all: NewLayer[],
  spot: Spot,
  restore: Restore,
  slices: Slices
): Promise<SceneNode[]> {
  const cell = spot.parent.type === 'PAGE' ? addCell() : null
  if (cell) restore.push(() => cell.remove())
  const parent = cell || spot.parent
  const { index } = spot
  const centre = cell
    ? { x: Math.round(cell.width / 2), y: Math.round(cell.height / 2) }
    : spot.centre
  const layers: SceneNode[] = []
  for (const next of all) {
    if (slices.isOver()) await slices.next()
    if (parent.removed) throw new ClearedError('layer-deleted')
    const layer = next.draw(restore)
    if (index === null) parent.appendChild(layer)
    else {
      const last = parent.children.length
      parent.insertChild(Math.min(index + layers.length, last), layer)
    }
    layer.x = centre.x + next.box.x
    layer.y = centre.y + next.box.y
    layers.push(layer)
  }
  return layers
}
