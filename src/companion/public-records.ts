import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import {
  documentKeys,
  readPublicRecord,
  recordedAsset
} from '../../contract/document.ts'
import type { PublicRecord } from '../../contract/document.ts'
import type { Slices } from '../platform/slices.ts'

const { provenance: key, sharedNamespace: namespace } = documentKeys
const licensePrefix = documentKeys.license('')

/**
 * The public record of a layer, style or file; null when missing or invalid.
 */
export function publicRecordOf(
  holder: BaseNode | BaseStyle,
  name = key
): PublicRecord | null {
  return readPublicRecord(holder.getSharedPluginData(namespace, name))
}

/** The file's licenses by asset key; one with a license id is preferred. */
export async function recordedLicenses(
  slices: Slices
): Promise<Map<string, PublicRecord>> {
  const licenses = new Map<string, PublicRecord>()
  const { root } = figma
  for (const name of root.getSharedPluginDataKeys(namespace)) {
    if (slices.isOver()) await slices.next()
    const record = name.startsWith(licensePrefix) && publicRecordOf(root, name)
    if (!record) continue
    const asset = assetKey(recordedAsset(record))
    const known = licenses.get(asset)
    if (!(known && known.licenseId)) licenses.set(asset, record)
  }
  return licenses
}

/** The record of this image when the layer's newest record is of another. */
export function furtherPublicRecordOf(
  layer: BaseNode,
  imageHash: string
): PublicRecord | null {
  const record = publicRecordOf(
    layer,
    documentKeys.furtherProvenance(imageHash)
  )
  return record && record.imageHash === imageHash ? record : null
}

/** The records on layers of the open page, by image; each asset once. */
export async function recordsByImage(
  slices: Slices
): Promise<Map<string, PublicRecord[]>> {
  const records = new Map<string, PublicRecord[]>()
  const criteria = { sharedPluginData: { namespace, keys: [key] } }
  for (const node of figma.currentPage.findAllWithCriteria(criteria)) {
    if (slices.isOver()) await slices.next()
    const names = node.removed ? [] : node.getSharedPluginDataKeys(namespace)
    for (const name of names.filter(one => one.startsWith(key))) {
      const record = publicRecordOf(node, name)
      if (record && record.imageHash) add(record.imageHash, record)
    }
  }
  return records

  /** A comp wins over a licensed record of the same asset. */
  function add(imageHash: string, record: PublicRecord): void {
    const known = records.get(imageHash) || []
    const asset = recordedAsset(record)
    const at = known.findIndex(one => isSameAsset(recordedAsset(one), asset))
    if (at < 0) known.push(record)
    else if (record.state === 'comp') known[at] = record
    records.set(imageHash, known)
  }
}
