import type { Size } from '../../contract/picture.ts'
import type { BoardComp } from '../../contract/placing.ts'
import { toCompEntry } from '../document/image-index.ts'
import { writeProvenance } from '../document/provenance.ts'
import { imagePaint } from '../images/image-paint.ts'

/** A new layer that shows a comp and says so; on the page, for now. */
export function drawComp(
  { picture, imageHash }: BoardComp,
  { width, height }: Size
): RectangleNode {
  const layer = figma.createRectangle()
  try {
    layer.name = picture.name.trim() || `Asset ${picture.assetId}`
    layer.resize(width, height)
    layer.fills = [imagePaint(imageHash, picture, layer)]
    layer.lockAspectRatio()
    const entry = toCompEntry(picture)
    writeProvenance(layer, { entry, imageHash, licenseId: null, license: null })
    return layer
  } catch (error) {
    layer.remove()
    throw error
  }
}
