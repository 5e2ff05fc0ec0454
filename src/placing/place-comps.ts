import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  BoardComp,
  CanvasPoint,
  PlacedLayer
} from '../../contract/placing.ts'
import { keepFileId } from '../document/file-id.ts'
import {
  keepIndexEntry,
  toCompEntry,
  writeIndexEntry
} from '../document/image-index.ts'
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
  const layers = drawAll(comps, spot)
  const [first] = layers
  const page = first ? pageOf(first) : null
  if (page) page.selection = layers
  if (page && page.id === figma.currentPage.id) reveal(layers)
  figma.commitUndo()
  return layers.map(({ id, name }) => ({ nodeId: id, name }))
}

/** All, or nothing when one of them cannot be. */
function drawAll(comps: BoardComp[], spot: Spot): RectangleNode[] {
  const layers: RectangleNode[] = []
  const restore: (() => void)[] = []
  try {
    const cell = spot.parent.type === 'PAGE' ? addCell() : null
    if (cell) restore.push(() => cell.remove())
    comps.forEach(comp => {
      const { picture, imageHash } = comp
      const layer = figma.createRectangle()
      layers.push(layer)
      restore.push(() => layer.remove(), keepIndexEntry(imageHash))
      drawComp(layer, comp)
      writeIndexEntry(imageHash, toCompEntry(picture))
    })
    putDown(
      layers,
      comps,
      cell ? Object.assign({}, spot, { parent: cell }) : spot
    )
    keepFileId()
    return layers
  } catch (error) {
    for (let back = restore.pop(); back; back = restore.pop()) back()
    throw error
  }
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
