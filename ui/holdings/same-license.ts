import type { LedgerEntry } from '../../contract/document.ts'

type Named = Pick<LedgerEntry, 'id' | 'mediaType' | 'licenseId'>

/** By the number of the license, or by its key while there is none. */
export function isSameLicense(one: Named, other: Named): boolean {
  return (
    one.id === other.id ||
    (one.licenseId !== null &&
      one.licenseId === other.licenseId &&
      one.mediaType === other.mediaType)
  )
}

/** What is said now, over what was said before of the same license. */
export function mergeLicenses(
  before: LedgerEntry,
  now: LedgerEntry
): LedgerEntry {
  const said = Object.entries(now).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined
  )
  const merged: LedgerEntry = {
    ...before,
    ...Object.fromEntries(said),
    id: before.id
  }
  // They told its number apart while that was pending.
  if (merged.licenseId !== null) delete merged.knownIds
  return merged
}

/**
 * Each license once, whoever wrote it under whichever keys, with what was
 * written of it first; the same whatever order the entries have.
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
