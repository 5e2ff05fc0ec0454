import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  BoardComp,
  CanvasPoint,
  PlacedLayer
} from '../../contract/placing.ts'
import { keepFileId } from '../document/file-id.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { pageOf } from '../document/page-of.ts'
import { createSlices } from '../slices.ts'
import { drawComp } from './draw-comp.ts'
import { freeCentre, rememberPlaced } from './free-centre.ts'
import { addCell } from './grid-cell.ts'
import { reveal } from './reveal.ts'
import { findSpot } from './spot.ts'
import type { Spot } from './spot.ts'

/** Places comps in their boxes; one undo step. */
export async function placeComps(
  comps: BoardComp[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  const slices = createSlices(context)
  await slices.next()
  const spot = await findSpot(at, slices)
  context.throwIfCancelled()
  const layers: RectangleNode[] = []
  try {
    comps.forEach(comp => {
      const layer = figma.createRectangle()
      layers.push(layer)
      drawComp(layer, comp)
    })
    if (spot.parent.type === 'PAGE') spot.parent = addCell() || spot.parent
    putDown(layers, comps, spot)
  } catch (error) {
    layers.forEach(layer => layer.remove())
    throw error
  }
  comps.forEach(({ picture, imageHash }) =>
    writeIndexEntry(imageHash, toCompEntry(picture))
  )
  keepFileId()
  const page = pageOf(spot.parent)
  if (page) page.selection = layers
  if (page && page.id === figma.currentPage.id) reveal(layers)
  figma.commitUndo()
  return layers.map(({ id, name }) => ({ nodeId: id, name }))
}

function putDown(
  layers: RectangleNode[],
  comps: BoardComp[],
  { parent, index, point }: Spot
): void {
  layers.forEach((layer, i) => {
    if (index === null) parent.appendChild(layer)
    else parent.insertChild(index + i, layer)
  })
  const centre = freeCentre(parent, point)
  comps.forEach(({ box }, i) => {
    const layer = layers[i]
    if (!layer) return
    layer.x = centre.x + box.x
    layer.y = centre.y + box.y
    if (i === 0) rememberPlaced(layer, box)
  })
}
