import type { LedgerEntry } from '../../contract/document.ts'

type Named = Pick<LedgerEntry, 'id' | 'mediaType' | 'licenseId'>

/** By number, or by key while the number is pending. */
export function isSameLicense(one: Named, other: Named): boolean {
  return (
    one.id === other.id ||
    (one.licenseId !== null &&
      one.licenseId === other.licenseId &&
      one.mediaType === other.mediaType)
  )
}

/** Newer values override older ones for the same license. */
export function mergeLicenses(
  before: LedgerEntry,
  now: LedgerEntry
): LedgerEntry {
  const known = Object.entries(now).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined
  )
  const merged: LedgerEntry = {
    ...before,
    ...Object.fromEntries(known),
    id: before.id
  }
  // They identified the license while its number was pending.
  if (merged.licenseId !== null) delete merged.knownIds
  return merged
}

/**
 * Lists each license once, combining its entries with the earliest first. The
 * result does not depend on the order of the entries.
 */
export function distinctLicenses(
  entries: readonly LedgerEntry[]
): LedgerEntry[] {
  const byNumber = new Map<string, LedgerEntry>()
  const sorted = [...entries]
  sorted.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  for (const entry of sorted) {
    const { licenseId, mediaType, id } = entry
    const key = licenseId === null ? `key ${id}` : `${mediaType} ${licenseId}`
    const before = byNumber.get(key)
    byNumber.set(key, before ? mergeLicenses(entry, before) : entry)
  }
  return [...byNumber.values()]
}

function orderOf({ at, id }: LedgerEntry): string {
  return `${at} ${id}`
}
