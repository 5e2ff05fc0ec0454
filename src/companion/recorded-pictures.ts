import type { RecordedPicture } from '../../contract/companion.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { recordedAsset } from '../../contract/document.ts'
import type { PublicRecord } from '../../contract/document.ts'
import { picturesOf } from '../finding/pictures-of.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { artistLayer } from '../images/track-mark.ts'
import { publicRecordOf } from './public-records.ts'
import type { recordedLicenses } from './public-records.ts'

export type Licenses = Awaited<ReturnType<typeof recordedLicenses>>

/** The records of layers, of styles and of cards, each style and card once. */
export function createRecordedPictures(licenses: Licenses) {
  const pictures: RecordedPicture[] = []
  const styles = new Map<string, boolean>()
  const cards = new Set<string>()

  function add(
    holder: SceneNode | PaintStyle,
    record: PublicRecord,
    shown: ShownPicture[]
  ): void {
    pictures.push(toRecordedPicture(holder, record, shown, licenses))
  }

  /** The group of a card and all of its layers have the record. */
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

  /** False when the style has no record. */
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

  return { pictures, add, addCard, addStyle }
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

export function isTrack(record: PublicRecord): boolean {
  return recordedAsset(record).mediaType === 'audio'
}

/** Whether the image of the record is among those shown. */
export function isShown(record: PublicRecord, shown: ShownPicture[]): boolean {
  const { imageHash } = record
  // a group has no paint of its own
  if (isTrack(record) && shown.length === 0) return true
  return imageHash
    ? shown.some(one => one.imageHash === imageHash)
    : shown.length > 0
}
