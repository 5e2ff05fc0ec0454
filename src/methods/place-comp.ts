import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Picture } from '../../contract/picture.ts'
import type { PlaceComp, PlacedLayer } from '../../contract/placing.ts'
import { imagePaint } from '../images/image-paint.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { makeImage } from '../images/make-image.ts'
import { placeSize } from '../placing/place-size.ts'
import { position } from '../placing/position.ts'
import { writeProvenance } from '../document/provenance.ts'
import { reveal } from '../placing/reveal.ts'
import { nextTurn } from '../slices.ts'
import { findSpot } from '../placing/spot.ts'
import { keepFileId } from '../document/file-id.ts'
import { checkPicture } from '../input.ts'

export async function placeComp(
  input: PlaceComp,
  context: CallContext
): Promise<PlacedLayer> {
  const picture = checkPicture(input.picture)
  await nextTurn()
  context.throwIfCancelled()
  const imageHash = makeImage(input.bytes)
  const layer = figma.createRectangle()
  try {
    draw(layer, picture, imageHash)
    record(layer, picture, imageHash)
  } catch (error) {
    layer.remove()
    throw error
  }
  figma.currentPage.selection = [layer]
  reveal(layer)
  figma.commitUndo()
  return { nodeId: layer.id, name: layer.name }
}

function draw(layer: RectangleNode, picture: Picture, imageHash: string) {
  const aspect = picture.width / picture.pictureHeight
  const { width, height } = placeSize(aspect, figma.viewport.bounds)
  const { parent, index } = findSpot()
  layer.name = picture.name.trim() || `Asset ${picture.assetId}`
  layer.resize(width, height)
  layer.fills = [imagePaint(imageHash, picture, layer)]
  layer.lockAspectRatio()
  if (index === null) parent.appendChild(layer)
  else parent.insertChild(index, layer)
  position(layer, parent)
}

function record(layer: RectangleNode, picture: Picture, imageHash: string) {
  const entry = toCompEntry(picture)
  writeProvenance(layer, { entry, imageHash, licenseId: null, license: null })
  writeIndexEntry(imageHash, entry)
  keepFileId()
}
