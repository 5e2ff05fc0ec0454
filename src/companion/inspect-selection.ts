import type { Inspection, RecordedPicture } from '../../contract/companion.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { recordedAsset } from '../../contract/document.ts'
import type { PublicRecord } from '../../contract/document.ts'
import { picturesOf } from '../finding/pictures-of.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { pictureTypes } from '../images/picture-types.ts'
import { artistLayer } from '../images/track-mark.ts'
import type { Slices } from '../platform/slices.ts'
import {
  furtherPublicRecordOf,
  publicRecordOf,
  recordedLicenses,
  recordsByImage
} from './public-records.ts'
import { sourceLayers } from '../finding/source-layers.ts'

type Licenses = Awaited<ReturnType<typeof recordedLicenses>>

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
  const pictures: RecordedPicture[] = []
  const unrecorded = new Set<string>()
  const unclear = new Set<string>()
  const styles = new Map<string, boolean>()
  const cards = new Set<string>()
  const findElsewhere = createRecordFinder(slices)

  async function inspect(layer: SceneNode): Promise<void> {
    const shown = picturesOf(layer)
    const own = publicRecordOf(layer)
    if (own && isTrack(own)) return addCard(layer, own, shown)
    if (own) add(layer, own, shown)
    if (own && !isShown(own, shown)) return
    for (const picture of shown) {
      if (own && isShown(own, [picture])) continue
      const further = own && furtherPublicRecordOf(layer, picture.imageHash)
      if (further) {
        add(layer, further, shown)
        continue
      }
      if (picture.styleId && (await addStyle(picture.styleId))) continue
      if (layer.removed) return
      const [record, ...others] = await findElsewhere(layer, picture)
      if (layer.removed) return
      if (record && isTrack(record)) return addCard(layer, record, shown)
      if (others.length > 0) unclear.add(picture.imageHash)
      else if (record) add(layer, record, shown)
      else unrecorded.add(picture.imageHash)
    }
  }

  /** Adds a card once: its group and all of its layers have the record. */
  function addCard(
    layer: SceneNode,
    record: PublicRecord,
    shown: ShownPicture[]
  ): void {
    const around = layer.type === 'GROUP' ? layer : layer.parent
    const key = (around ? around.id : '') + record.assetId
    if (cards.has(key)) return
    cards.add(key)
    const recorded = toRecordedPicture(layer, record, shown, licenses)
    const artist = artistIn(around)
    pictures.push(artist ? Object.assign(recorded, { artist }) : recorded)
  }

  /** Adds the record of a style once; false when it has none. */
  async function addStyle(styleId: string): Promise<boolean> {
    const known = styles.get(styleId)
    if (known !== undefined) return known
    const style = await figma.getStyleByIdAsync(styleId)
    const record = style && publicRecordOf(style)
    styles.set(styleId, Boolean(record))
    if (!record || style.type !== 'PAINT') return false
    add(style, record, picturesOf(style))
    return true
  }

  function add(
    holder: SceneNode | PaintStyle,
    record: PublicRecord,
    shown: ShownPicture[]
  ): void {
    pictures.push(toRecordedPicture(holder, record, shown, licenses))
  }

  return { pictures, unrecorded, unclear, inspect }
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

function toRecordedPicture(
  { id, name, type }: SceneNode | PaintStyle,
  record: PublicRecord,
  shown: ShownPicture[],
  licenses: Licenses
): RecordedPicture {
  const { state, license, licenseId, at } = record
  const asset = recordedAsset(record)
  const owned = licenses.get(assetKey(asset))
  const isLicensed = state === 'licensed'
  return {
    nodeId: id,
    name,
    holder: type === 'PAINT' ? 'style' : 'layer',
    assetId: asset.assetId,
    mediaType: asset.mediaType,
    state,
    license,
    licenseId: licenseId || (isLicensed && owned ? owned.licenseId : null),
    at,
    isShown: isShown(record, shown),
    isOwned: !isLicensed && owned !== undefined
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

/** What a card says; empty where its layers were removed or renamed. */
function artistIn(card: BaseNode | null): string {
  const layers = card && 'children' in card ? card.children : []
  for (const layer of layers) {
    if (layer.type === 'TEXT' && layer.name === artistLayer) {
      return layer.characters
    }
  }
  return ''
}

function isTrack(record: PublicRecord): boolean {
  return recordedAsset(record).mediaType === 'audio'
}

function isShown(record: PublicRecord, shown: ShownPicture[]): boolean {
  const { imageHash } = record
  // a group has no paint of its own
  if (isTrack(record) && shown.length === 0) return true
  return imageHash
    ? shown.some(one => one.imageHash === imageHash)
    : shown.length > 0
}
