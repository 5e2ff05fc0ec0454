import type { BoardComp } from '../../contract/placing.ts'
import { writeComp } from '../document/provenance.ts'
import { imagePaint } from '../images/image-paint.ts'

/** Makes a new layer one that shows the comp and says so. */
export function drawComp(layer: RectangleNode, comp: BoardComp): void {
  const { picture, imageHash, box } = comp
  layer.name = picture.name.trim() || `Asset ${picture.assetId}`
  layer.resize(box.width, box.height)
  layer.fills = [imagePaint(imageHash, picture, box)]
  layer.lockAspectRatio()
  writeComp(layer, comp)
}
