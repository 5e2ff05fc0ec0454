import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  BoardComp,
  CanvasPoint,
  PlacedLayer
} from '../../contract/placing.ts'
import { keepFileId } from '../document/file-id.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { pageOf } from '../document/page-of.ts'
import { pictureSize } from '../images/picture-file.ts'
import { createSlices } from '../slices.ts'
import { layBoard } from './board.ts'
import type { Board } from './board.ts'
import { drawComp } from './draw-comp.ts'
import { addCell } from './grid-cell.ts'
import { cornerOf, rememberPlaced } from './position.ts'
import { reveal } from './reveal.ts'
import { findSpot } from './spot.ts'
import type { Spot } from './spot.ts'

/** Places one comp, or several as a board; one undo step. */
export async function placeComps(
  comps: BoardComp[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  const slices = createSlices(context)
  await slices.next()
  const spot = await findSpot(at, slices)
  context.throwIfCancelled()
  const board = layBoard(comps.map(aspectOf), figma.viewport.bounds)
  const layers: RectangleNode[] = []
  try {
    comps.forEach((comp, i) => {
      const box = board.boxes[i]
      if (box) layers.push(drawComp(comp, box))
    })
    if (spot.parent.type === 'PAGE') spot.parent = addCell() || spot.parent
    putDown(layers, board, spot)
  } catch (error) {
    layers.forEach(layer => layer.remove())
    throw error
  }
  comps.forEach(({ picture, imageHash }) =>
    writeIndexEntry(imageHash, toCompEntry(picture))
  )
  keepFileId()
  show(layers, board)
  figma.commitUndo()
  return layers.map(({ id, name }) => ({ nodeId: id, name }))
}

function aspectOf({ picture }: BoardComp): number {
  const { width, height } = pictureSize(picture)
  return width / height
}

function putDown(layers: RectangleNode[], board: Board, spot: Spot): void {
  const { parent, index } = spot
  layers.forEach((layer, i) => {
    if (index === null) parent.appendChild(layer)
    else parent.insertChild(index + i, layer)
  })
  const corner = cornerOf(board, spot)
  layers.forEach((layer, i) => {
    const { x, y } = board.boxes[i] || { x: 0, y: 0 }
    layer.x = corner.x + x
    layer.y = corner.y + y
  })
}

function show(layers: RectangleNode[], board: Board): void {
  const [first] = layers
  const page = first && pageOf(first)
  if (!first || !page) return
  rememberPlaced(first, board)
  page.selection = layers
  if (page.id === figma.currentPage.id) reveal(layers)
}
