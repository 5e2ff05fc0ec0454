import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  BoardComp,
  CanvasPoint,
  PlacedLayer
} from '../../contract/placing.ts'
import type { Restore } from '../document/change-file.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { writeComp } from '../document/provenance.ts'
import { coveringPaint } from '../images/covering-paint.ts'
import { layerName } from './layer-name.ts'
import { placeLayers } from './place-layers.ts'
import type { NewLayer } from './place-layers.ts'

/** Places comps in their boxes, in one undo step. */
export function placeComps(
  comps: BoardComp[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  return placeLayers(newComps(comps), at, context)
}

export function newComps(comps: BoardComp[]): NewLayer[] {
  return comps.map(comp => ({
    asset: comp.picture,
    imageHash: comp.imageHash,
    box: comp.box,
    draw: restore => drawComp(comp, restore)
  }))
}

function drawComp(comp: BoardComp, restore: Restore): RectangleNode {
  const { picture, imageHash, box } = comp
  const layer = figma.createRectangle()
  restore.push(() => layer.remove())
  layer.name = layerName(picture)
  layer.resize(box.width, box.height)
  layer.fills = [coveringPaint(comp, box)]
  layer.lockAspectRatio()
  writeComp(layer, comp, layer.name)
  writeIndexEntry(imageHash, toCompEntry(picture), restore)
  return layer
}
