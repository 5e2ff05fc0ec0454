import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  BoardComp,
  CanvasPoint,
  PlacedLayer
} from '../../contract/placing.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { changeFile } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import {
  findAlike,
  toCompEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import { mainFlag, placeOf } from '../document/place-of.ts'
import { writeComp } from '../document/provenance.ts'
import { addOwnChange } from '../finding/pending-changes.ts'
import { coveringPaint } from '../images/covering-paint.ts'
import { freeCentre } from './free-centre.ts'
import { addCell, hasGrid } from './grid-cell.ts'
import { reveal } from './reveal.ts'
import type { Parent } from './parent-at.ts'
import { findSpot } from './spot.ts'
import type { Spot } from './spot.ts'

/** Places comps in their boxes, in one undo step. */
export function placeComps(
  comps: BoardComp[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  return changeFile(context, async (restore, slices) => {
    const spot = await findSpot(at, slices)
    context.throwIfCancelled()
    const layers = drawAll(comps, spot, !at, restore)
    layers.forEach(addOwnChange)
    const [first] = layers
    const place = placeOf(first || null)
    if (place) place.page.selection = layers
    if (place && place.page.id === figma.currentPage.id) reveal(layers)
    const alike = await findAlike(
      comps.map(({ imageHash, picture: asset }) => ({ imageHash, asset })),
      slices
    )
    return layers.map(({ id, name }, i) => {
      const comp = comps[i]
      const isAlike = comp && alike.has(assetKey(comp.picture))
      const layer = Object.assign({ nodeId: id, name }, mainFlag(place))
      return isAlike ? Object.assign(layer, { isAlike }) : layer
    })
  })
}

/** A frame clips layers that do not fit. */
function isTooSmall(parent: Parent, comps: BoardComp[]): boolean {
  return (
    'layoutMode' in parent &&
    comps.some(
      ({ box }) => box.x * -2 > parent.width || box.y * -2 > parent.height
    )
  )
}

function drawAll(
  comps: BoardComp[],
  spot: Spot,
  mayMove: boolean,
  restore: Restore
): RectangleNode[] {
  const cell = spot.parent.type === 'PAGE' ? addCell() : null
  if (cell) restore.push(() => cell.remove())
  const { index, point } = spot
  const mustMove =
    mayMove &&
    comps[1] &&
    index === null &&
    !hasGrid() &&
    isTooSmall(spot.parent, comps)
  const parent = cell || (mustMove ? figma.currentPage : spot.parent)
  const centre = freeCentre(parent, point, comps)
  return comps.map((comp, i) => {
    const { picture, imageHash, box } = comp
    const layer = figma.createRectangle()
    restore.push(() => layer.remove())
    drawComp(layer, comp)
    writeIndexEntry(imageHash, toCompEntry(picture), restore)
    if (index === null) parent.appendChild(layer)
    else parent.insertChild(index + i, layer)
    layer.x = centre.x + box.x
    layer.y = centre.y + box.y
    return layer
  })
}

function drawComp(layer: RectangleNode, comp: BoardComp): void {
  const { picture, box } = comp
  layer.name = picture.name.trim() || `Asset ${picture.assetId}`
  layer.resize(box.width, box.height)
  layer.fills = [coveringPaint(comp, box)]
  layer.lockAspectRatio()
  writeComp(layer, comp)
}
