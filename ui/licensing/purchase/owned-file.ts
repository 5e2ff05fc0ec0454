import { isSameAsset } from '../../../contract/asset-key.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { platform } from '../../platform/platform.ts'
import { $fileId } from '../../shell/document.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { assetName } from '../../library/asset-name.ts'
import type { LicensedFile } from './licensed-file.ts'
import { isPaid } from '../plan/owned-licenses.ts'

/** A file that was owned when planned, perhaps by an unfinished purchase. */
export function toOwnedFile(
  item: PlanItem,
  open: readonly JournalEntry[]
): LicensedFile[] {
  const { assetId, mediaType, asset, decision } = item
  if (decision.kind !== 'owned') return []
  const { licenseId, license, size, format } = decision
  const isSame = (one: JournalEntry) =>
    one.licenseId === null || one.licenseId === licenseId
  // It may not be the result of a doubtful purchase.
  const entry =
    open.find(one => isSameAsset(one, item) && isPaid(one) && isSame(one)) ??
    null
  const name = assetName(asset, item)
  const what = { assetId, mediaType, name, licenseId }
  const download = entry?.download ?? null
  return [{ ...what, license, size, format, download, entry }]
}

/** The licensed file of a purchase. */
export function toPaidFile(entry: JournalEntry, name?: string): LicensedFile {
  const { assetId, mediaType, licenseId, license = '', size, format } = entry
  const shown = name ?? assetName(null, entry)
  const what = { assetId, mediaType, name: shown, licenseId, license }
  return { ...what, size, format, download: entry.download, entry }
}

/** Whether a purchase was made for the open file. */
export function isForOpenFile(entry: JournalEntry): boolean {
  return (
    entry.fileId === $fileId.get() &&
    entry.service === platform().addresses.service
  )
}
