import { documentKeys, readPublicRecord } from '../../contract/document.ts'
import type { PublicRecord } from '../../contract/document.ts'
import type { Slices } from '../platform/slices.ts'

const { provenance: key, sharedNamespace: namespace } = documentKeys
const licensePrefix = documentKeys.license('')

/** The public record of a layer, style or file; null without a valid one. */
export function publicRecordOf(
  holder: BaseNode | BaseStyle,
  name = key
): PublicRecord | null {
  return readPublicRecord(holder.getSharedPluginData(namespace, name))
}

/** The licenses of this file by asset; of several one with a number. */
export async function recordedLicenses(
  slices: Slices
): Promise<Map<string, PublicRecord>> {
  const licenses = new Map<string, PublicRecord>()
  const { root } = figma
  for (const name of root.getSharedPluginDataKeys(namespace)) {
    if (slices.isOver()) await slices.next()
    const record = name.startsWith(licensePrefix) && publicRecordOf(root, name)
    const known = record && licenses.get(record.assetId)
    if (record && !(known && known.licenseId)) {
      licenses.set(record.assetId, record)
    }
  }
  return licenses
}

/** Of this image, where the layer's newest record is of another. */
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

/** By image, what layers of the open page say that it is: each asset once. */
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

  /** Of an asset in two states the comp: it is to be licensed. */
  function add(imageHash: string, record: PublicRecord): void {
    const known = records.get(imageHash) || []
    const at = known.findIndex(({ assetId }) => assetId === record.assetId)
    if (at < 0) known.push(record)
    else if (record.state === 'comp') known[at] = record
    records.set(imageHash, known)
  }
}
