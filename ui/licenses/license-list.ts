import { atom } from 'nanostores'
import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { assetName } from '../library/asset-name.ts'
import { fetchLicenses } from '../api/licenses.ts'
import type { License } from '../api/licenses.ts'
import { noFilter } from './pick-licenses.ts'
import type { LicenseFilter } from './pick-licenses.ts'
import { $file, checkFile } from '../file/check/file.ts'
import { readAccount } from '../holdings/history.ts'
import { openFullFile } from '../licensing/purchase/licensed-file.ts'
import { licenseFailures } from '../licensing/purchase/words.ts'
import { $subscriptions, fetchSubscriptions } from '../account/subscriptions.ts'
import {
  detailsOf,
  fetchDetails,
  isTranslated
} from '../library/asset-details.ts'
import { showError } from '../shell/notices.ts'
import { $histories } from '../holdings/owned.ts'
import { placeOwned } from '../licensing/place-owned.ts'
import { $session } from '../account/session.ts'
import { onAccountChange } from '../account/on-account-change.ts'
import { Latest } from '../platform/latest.ts'

export type LicenseList =
  | { state: 'idle' }
  | { state: 'loading' }
  | {
      state: 'ready'
      licenses: readonly License[]
      /** Older ones are still being read. */
      isReading: boolean
      /** How many the service counts but never returned. */
      missing: number
    }
  | { state: 'failed'; error: ErrorData }

export const $licenseList = atom<LicenseList>({ state: 'idle' })

/** The medium whose licenses are listed. */
export const $licenseMedium = atom<MediaType>('image')

export const $licenseFilter = atom<LicenseFilter>(noFilter)

/** Incremented when asset names were loaded. */
export const $namesKnown = atom(0)

const latest = new Latest()

/** Null until a person or the account's licenses decide. */
let chosen: MediaType | null = null

export function showLicensesOf(mediaType: MediaType): void {
  chosen = mediaType
  $licenseMedium.set(mediaType)
  // Subscriptions are for one medium.
  filterLicenses({ subscriptionId: null })
  void readLicenses()
}

/** The old list stays until the new one is loaded. */
export async function readLicenses(): Promise<void> {
  const signal = latest.start()
  const session = $session.get()
  if (session.state === 'out') return $licenseList.set({ state: 'idle' })
  const { userId } = session
  if ($subscriptions.get().state === 'idle') void fetchSubscriptions()
  try {
    if (!session.canSeeHistory) {
      throw new ClearedError('token-lacks-scope', 'No right to see licenses.')
    }
    await showFirst(userId, signal)
    if (signal.aborted) return
    const mediaType = $licenseMedium.get()
    const { licenses, missing } = await readAccount(userId, mediaType, signal)
    if (signal.aborted) return
    show([...licenses.values()], false, missing)
  } catch (error) {
    if (signal.aborted) return
    $licenseList.set({ state: 'failed', error: toErrorData(error) })
  }
}

/**
 * Shows the newest page at once, as a long history takes a while; at first of
 * the first medium that the account has licenses of.
 */
async function showFirst(userId: string, signal: AbortSignal): Promise<void> {
  for (const mediaType of chosen ? [chosen] : mediaTypes) {
    const { licenses, missing } = await readNewest(userId, mediaType, signal)
    if (signal.aborted) return
    if (licenses.length === 0) continue
    chosen = mediaType
    $licenseMedium.set(mediaType)
    return show(licenses, true, missing)
  }
  show([], true, 0)
}

async function readNewest(
  userId: string,
  mediaType: MediaType,
  signal: AbortSignal
): Promise<{ licenses: readonly License[]; missing: number }> {
  const known = $histories.get()[mediaType]
  if (known?.accountId === userId) {
    return { licenses: [...known.licenses.values()], missing: known.missing }
  }
  $licenseList.set({ state: 'loading' })
  const { licenses } = await fetchLicenses(
    { mediaType, page: 1, accountId: userId },
    signal
  )
  return { licenses, missing: 0 }
}

function show(
  licenses: readonly License[],
  isReading: boolean,
  missing: number
): void {
  $licenseList.set({ state: 'ready', licenses, isReading, missing })
}

export function filterLicenses(part: Partial<LicenseFilter>): void {
  const filter = { ...$licenseFilter.get(), ...part }
  $licenseFilter.set(filter)
  const { state } = $file.get()
  if (part.isUnused && state !== 'ready' && state !== 'checking') {
    void checkFile()
  }
  const list = $licenseList.get()
  // The search may match a name that is not loaded yet.
  if (part.text && list.state === 'ready') {
    nameAssets(list.licenses.map(assetKey))
  }
}

/** Keys of assets whose names are waiting to be fetched. */
const waiting = new Set<string>()
const requestedKeys = new Set<string>()

/** Fetches the names of assets that come into view, in one request. */
export function nameAssets(keys: readonly string[]): void {
  const unknown = keys.filter(
    key => !isTranslated(key) && !requestedKeys.has(key)
  )
  if (unknown.length === 0) return
  const isFirst = waiting.size === 0
  unknown.forEach(key => waiting.add(key))
  if (isFirst) queueMicrotask(() => void fetchNames())
}

async function fetchNames(): Promise<void> {
  const keys = [...waiting]
  waiting.clear()
  keys.forEach(key => requestedKeys.add(key))
  await fetchDetails(keys) // without names, numbers are shown
  keys.forEach(key => requestedKeys.delete(key))
  $namesKnown.set($namesKnown.get() + 1)
}

/** Downloads the licensed file in the browser. */
export async function downloadAgain(license: License): Promise<void> {
  const { id: licenseId, assetId, mediaType, size, format } = license
  const name = assetName(detailsOf(assetKey(license)), license)
  const what = { assetId, mediaType, name, licenseId, size, format }
  try {
    await openFullFile({
      ...what,
      license: license.license,
      download: null,
      entry: null
    })
  } catch (error) {
    showError(error, licenseFailures)
  }
}

/** Places the licensed file, at no charge. */
export async function placeLicensed(license: License): Promise<void> {
  const asset = detailsOf(assetKey(license))
  if (asset) await placeOwned([asset])
}

$session.listen(session => {
  const shown = $licenseList.get()
  if (session.state === 'out' && shown.state !== 'idle') {
    latest.stop()
    $licenseList.set({ state: 'idle' })
  }
})

onAccountChange(() => {
  chosen = null
  $licenseMedium.set('image')
})
