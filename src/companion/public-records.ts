import { documentKeys, readPublicRecord } from '../../contract/document.ts'
import type { PublicRecord } from '../../contract/document.ts'
import type { Slices } from '../slices.ts'

const { provenance: key, sharedNamespace: namespace } = documentKeys
const licensePrefix = documentKeys.license('')

/** The public record of a layer, style or file; null without a valid one. */
export function recordOf(
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
    const record = name.startsWith(licensePrefix) && recordOf(root, name)
    const known = record && licenses.get(record.assetId)
    if (record && !(known && known.licenseId)) {
      licenses.set(record.assetId, record)
    }
  }
  return licenses
}

/** What other layers of the open page say of their images, by image. */
export async function recordsByImage(
  slices: Slices
): Promise<Map<string, PublicRecord>> {
  const records = new Map<string, PublicRecord>()
  const criteria = { sharedPluginData: { namespace, keys: [key] } }
  for (const node of figma.currentPage.findAllWithCriteria(criteria)) {
    if (slices.isOver()) await slices.next()
    const record = node.removed ? null : recordOf(node)
    if (record && record.imageHash) records.set(record.imageHash, record)
  }
  return records
}
