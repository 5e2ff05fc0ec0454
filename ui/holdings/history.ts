import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef, LedgerEntry } from '../../contract/document.ts'
import { fetchByMedium } from '../platform/fetch-by-medium.ts'
import { fetchLicenses } from '../api/licenses.ts'
import type { License, LicensePage } from '../api/licenses.ts'
import { licenseKey } from './entry-of.ts'
import { $histories, $newest, loadOwned, ownedLicenses } from './owned.ts'
import type { History } from './owned.ts'
import { followLicensed } from './licensed-marks.ts'

/** How many pages are read without being asked for. */
const newestPages = 2

/** How often it is read again when it changes while being read. */
const maxReadings = 3

/** By account and number, all licenses read since the panel opened. */
const seen = new Map<string, License>()

/**
 * The account's licenses for these assets. For one asset of a medium, asks by
 * its id; for several, reads the whole history, and later only what is new.
 * Includes licenses known on this machine that the history does not show yet.
 */
export async function fetchHistory(
  accountId: string,
  assets: readonly AssetRef[],
  signal?: AbortSignal
): Promise<readonly License[]> {
  const [histories] = await Promise.all([
    fetchByMedium(assets, (mediaType, ids) =>
      readFor(accountId, mediaType, ids, signal)
    ),
    loadOwned().catch(() => {
      // Includes licenses read before.
    })
  ])
  const all = new Map<string, License>()
  for (const license of histories.flat()) {
    const key = licenseKey({ ...license, licenseId: license.id })
    seen.set(seenKey(accountId, key), license)
    all.set(key, license)
  }
  for (const { entry } of ownedLicenses(accountId)) {
    const { licenseId } = entry
    const key = licenseKey(entry)
    if (licenseId !== null && !all.has(key)) {
      all.set(key, toLicense(entry, licenseId))
    }
  }
  return [...all.values()]
}

/** The media of these assets that have a history. */
export function mediaOf(assets: readonly AssetRef[]): MediaType[] {
  return mediaTypes.filter(medium =>
    assets.some(({ mediaType }) => mediaType === medium)
  )
}

async function readFor(
  accountId: string,
  mediaType: MediaType,
  ids: readonly string[],
  signal: AbortSignal | undefined
): Promise<License[]> {
  const [assetId, ...others] = ids
  const { licenses } =
    others.length > 0
      ? await readAccount(accountId, mediaType, signal)
      : await readAll(emptyHistory(accountId, mediaType), assetId, signal)
  return [...licenses.values()]
}

/** As last read, or null. */
export function seenLicense(
  accountId: string,
  license: Parameters<typeof licenseKey>[0]
): License | undefined {
  return seen.get(seenKey(accountId, licenseKey(license)))
}

function seenKey(accountId: string, key: string): string {
  return `${accountId} ${key}`
}

/** The whole history of the account; later only what is new. */
export async function readAccount(
  accountId: string,
  mediaType: MediaType,
  signal?: AbortSignal
): Promise<History> {
  const known = $histories.get()[mediaType]
  const before =
    known?.accountId === accountId ? known : emptyHistory(accountId, mediaType)
  const read = await readAll(before, undefined, signal)
  $histories.set({ ...$histories.get(), [mediaType]: read })
  return read
}

/** Marks what the account licensed lately, without reading it all. */
export async function readNewest(
  accountId: string,
  mediaType: MediaType
): Promise<void> {
  const none = emptyHistory(accountId, mediaType)
  const { pages } = await readPages(none, { maxPages: newestPages })
  $newest.set([...$newest.get(), merge(none, pages)])
}

/**
 * Reads newest first, until a whole page is already known. Page numbers shift
 * when licenses are added or removed in the meantime, and one that appears late
 * is listed between older ones. So, as long as the service counts more than
 * were seen, it is read again from the start.
 */
async function readAll(
  before: History,
  assetId: string | undefined,
  signal: AbortSignal | undefined
): Promise<History> {
  let history = before
  for (let reading = 1; ; reading += 1) {
    const stopAt = reading === 1 ? before : null
    const { pages, total, hasShrunk } = await readPages(before, {
      stopAt,
      assetId,
      signal
    })
    history = merge(history, pages)
    const missing = Math.max(0, (total ?? 0) - history.ids.size)
    const isWhole = missing <= history.missing && !hasShrunk
    if (isWhole || reading === maxReadings) return { ...history, missing }
  }
}

interface Reading {
  pages: LicensePage[]
  total: number | null
  /** Then the next license moved to a page that was already read. */
  hasShrunk: boolean
}

interface Bounds {
  /** Ends at a page of it; if left out, at the end. */
  stopAt?: History | null
  maxPages?: number
  assetId?: string | undefined
  signal?: AbortSignal | undefined
}

async function readPages(
  { accountId, mediaType }: History,
  { stopAt, maxPages = Infinity, assetId, signal }: Bounds
): Promise<Reading> {
  const pages: LicensePage[] = []
  const seen = new Set<string | null>()
  let longest = 0
  for (;;) {
    const page = pages.length + 1
    const got = await fetchLicenses(
      { mediaType, page, assetId, accountId },
      signal
    )
    const { ids, total } = got
    const isNews = ids.some(id => !seen.has(id))
    const isShort = page > 1 && ids.length < longest
    ids.forEach(id => seen.add(id))
    pages.push(got)
    longest = Math.max(longest, ids.length)
    const isKnown = ids.every(id => id !== null && stopAt?.ids.has(id))
    // A service may return fewer per page than requested.
    const isEnd = total === null ? isShort : seen.size >= total
    const hasShrunk = pages.some(one => (one.total ?? 0) > (total ?? 0))
    const isEnough = isEnd || page === maxPages
    if (!isNews || isKnown || isEnough) return { pages, total, hasShrunk }
  }
}

/** Licenses read now come before those already known. */
function merge(before: History, pages: readonly LicensePage[]): History {
  const licenses = new Map<string, License>()
  const ids = new Set(before.ids)
  for (const page of pages) {
    page.licenses.forEach(one => licenses.set(one.id, one))
    page.ids.forEach(id => id !== null && ids.add(id))
  }
  for (const [id, license] of before.licenses) {
    if (!licenses.has(id)) licenses.set(id, license)
  }
  return { ...before, licenses, ids }
}

function emptyHistory(accountId: string, mediaType: MediaType): History {
  const licenses = new Map<string, License>()
  return { accountId, mediaType, licenses, ids: new Set(), missing: 0 }
}

/**
 * The license as the history lists it, without what only the history knows. A
 * license that was merely listed has no attempt until the history names it.
 */
function toLicense(entry: LedgerEntry & AssetRef, id: string): License {
  const { assetId, mediaType, license, size, format, at } = entry
  const [attempt = null] = entry.id.split('.')
  const what = { id, assetId, mediaType, license, size, format, at, attempt }
  return { ...what, isDownloadable: true, subscriptionId: null }
}

followLicensed()
