import type { JournalEntry } from '../../../contract/journal.ts'
import { platform } from '../../platform/platform.ts'
import { $fileId } from '../../shell/document.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import type { LicensedFile } from './licensed-file.ts'
import { isPaid } from '../plan/owned-licenses.ts'

/** Owned when it was planned; perhaps by a purchase that is not finished. */
export function toOwnedFile(
  { assetId, asset, decision }: PlanItem,
  open: readonly JournalEntry[]
): LicensedFile[] {
  if (decision.kind !== 'owned') return []
  const { licenseId, license, size, format } = decision
  const isSame = (one: JournalEntry) =>
    one.licenseId === null || one.licenseId === licenseId
  // One in doubt may not be what it came of.
  const entry =
    open.find(one => one.assetId === assetId && isPaid(one) && isSame(one)) ??
    null
  const name = asset?.description ?? `Image ${assetId}`
  const what = { assetId, mediaType: 'image' as const, name, licenseId }
  const download = entry?.download ?? null
  return [{ ...what, license, size, format, download, entry }]
}

/** The licensed file of a purchase. */
export function toPaidFile(entry: JournalEntry, name?: string): LicensedFile {
  const { assetId, mediaType, licenseId, license = '', size, format } = entry
  const shown = name ?? `Image ${assetId}`
  const what = { assetId, mediaType, name: shown, licenseId, license }
  return { ...what, size, format, download: entry.download, entry }
}

/** Whether a purchase belongs to what is open now. */
export function isHere(entry: JournalEntry): boolean {
  return (
    entry.fileId === $fileId.get() &&
    entry.service === platform().addresses.service
  )
}
