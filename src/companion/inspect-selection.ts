import type { Inspection } from '../../contract/companion.ts'
import type { PublicRecord } from '../../contract/document.ts'
import { picturesOf } from '../finding/pictures-of.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { pictureTypes } from '../images/picture-types.ts'
import type { Slices } from '../platform/slices.ts'
import {
  furtherPublicRecordOf,
  publicRecordOf,
  recordedLicenses,
  recordsByImage
} from './public-records.ts'
import {
  createRecordedPictures,
  isShown,
  isTrack
} from './recorded-pictures.ts'
import type { Licenses } from './recorded-pictures.ts'
import { sourceLayers } from '../finding/source-layers.ts'

const maxPictures = 50
const maxLayers = 5000

/**
 * The records on the selected layers, the layers inside them and their styles.
 */
export async function inspectSelection(slices: Slices): Promise<Inspection> {
  const licenses = await recordedLicenses(slices)
  const { selection } = figma.currentPage
  const layers = layersOf(selection)
  const inspector = createInspector(licenses, slices)
  const { pictures, unrecorded, unclear } = inspector

  for (const layer of layers.slice(0, maxLayers)) {
    if (pictures.length > maxPictures) break
    if (slices.isOver()) await slices.next()
    if (!layer.removed) await inspector.inspect(layer)
  }
  return {
    selected: selection.length,
    pictures: pictures.slice(0, maxPictures),
    isCut: layers.length > maxLayers || pictures.length > maxPictures,
    unrecorded: unrecorded.size,
    unclear: unclear.size
  }
}

/** Collects records, and images that have none or several. */
function createInspector(licenses: Licenses, slices: Slices) {
  const recorded = createRecordedPictures(licenses)
  const unrecorded = new Set<string>()
  const unclear = new Set<string>()
  const findElsewhere = createRecordFinder(slices)

  async function inspect(layer: SceneNode): Promise<void> {
    const shown = picturesOf(layer)
    const own = publicRecordOf(layer)
    if (own && isTrack(own)) return recorded.addCard(layer, own, shown)
    if (own) recorded.add(layer, own, shown)
    if (own && !isShown(own, shown)) return
    for (const picture of shown) {
      if (own && isShown(own, [picture])) continue
      const further = own && furtherPublicRecordOf(layer, picture.imageHash)
      if (further) {
        recorded.add(layer, further, shown)
        continue
      }
      const { styleId } = picture
      if (styleId && (await recorded.addStyle(styleId))) continue
      if (layer.removed) return
      const [record, ...others] = await findElsewhere(layer, picture)
      if (layer.removed) return
      if (record && isTrack(record)) {
        return recorded.addCard(layer, record, shown)
      }
      if (others.length > 0) unclear.add(picture.imageHash)
      else if (record) recorded.add(layer, record, shown)
      else unrecorded.add(picture.imageHash)
    }
  }

  return { pictures: recorded.pictures, unrecorded, unclear, inspect }
}

/**
 * Finds records on the layers that a layer follows, else on others with the
 * image.
 */
function createRecordFinder(slices: Slices) {
  let byImage: Map<string, PublicRecord[]> | undefined
  return async (
    layer: SceneNode,
    picture: ShownPicture
  ): Promise<PublicRecord[]> => {
    const { imageHash } = picture
    for (const source of await sourceLayers(layer)) {
      const last = publicRecordOf(source)
      if (last && isShown(last, [picture])) return [last]
      const further = furtherPublicRecordOf(source, imageHash)
      if (further) return [further]
    }
    if (!byImage) byImage = await recordsByImage(slices)
    return byImage.get(imageHash) || []
  }
}

/** The selected layers, and all layers inside them that can show a picture. */
function layersOf(selection: readonly SceneNode[]): SceneNode[] {
  const layers: SceneNode[] = []
  selection.forEach(node => {
    if (layers.length > maxLayers) return
    layers.push(node)
    if (!('findAllWithCriteria' in node)) return
    const inside = node.findAllWithCriteria({ types: pictureTypes })
    const first = inside.slice(0, maxLayers)
    layers.push(...(first as SceneNode[])) // only layers are inside a layer
  })
  return layers
}
