import { atom } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { License } from '../api/licenses.ts'
import { createId } from '../platform/create-id.ts'
import { platform } from '../platform/platform.ts'
import { isListed, licenseKey } from './entry-of.ts'
import { deleteRecord } from '../storage/delete-record.ts'
import { loadRecords } from '../storage/load-records.ts'
import { panelKeys } from '../storage/panel-keys.ts'
import { readOwned } from '../storage/read-owned.ts'
import type { OwnedLicense, OwnedRecord } from '../storage/read-owned.ts'
import { saveRecord } from '../storage/save-record.ts'

/** An account's licenses of one medium that the service returned. */
export interface History {
  accountId: string
  mediaType: MediaType
  licenses: ReadonlyMap<string, License>
  /** Ids of unusable records, too. */
  ids: ReadonlySet<string>
  /** How many the service counts but never returned. */
  missing: number
}

/** By medium; missing until it was read to the end. */
export const $histories = atom<{ [Medium in MediaType]?: History }>({})

/** Of any account, the newest licenses alone, as read in the background. */
export const $newest = atom<readonly History[]>([])

/** An account's histories that were read, one per medium. */
export function historiesOf(accountId: string): History[] {
  return Object.values($histories.get()).filter(
    history => history.accountId === accountId
  )
}

/** All licenses known on this machine, of any account; newest first. */
export const $owned = atom<readonly OwnedLicense[]>([])

/** Limits for keys of client storage and for licenses in total. */
const maxRecords = 40
const maxLicenses = 2000

/** By id, records that were read or written. Saved records never change. */
const known = new Map<string, OwnedRecord>()

/** Another window may have written in the meantime. */
export async function loadOwned(): Promise<void> {
  const but = [...known.keys()].map(id => panelKeys.owned + id)
  const fresh = await loadRecords(panelKeys.owned, readOwned, but)
  fresh.forEach(record => known.set(record.id, record))
  const records = [...known.values()]
  const all = records.flatMap(({ licenses }) => licenses)
  all.sort((a, b) => b.entry.at.localeCompare(a.entry.at))
  $owned.set(distinct(all).slice(0, maxLicenses))
  if (records.length <= maxRecords) return
  await combineRecords(records).catch(() => {
    // Too many keys do no harm, and a full storage must not block the person.
  })
}

/**
 * Adds new licenses, and those that were only listed before their purchase
 * finished. Each call saves under its own key.
 */
export async function keepOwned(
  licenses: readonly OwnedLicense[]
): Promise<void> {
  const before = new Map($owned.get().map(one => [keyOf(one), one]))
  const added = licenses.filter(one => {
    const same = before.get(keyOf(one))
    return !same || (isListed(same.entry) && !isListed(one.entry))
  })
  if (added.length === 0) return
  $owned.set(distinct([...added, ...$owned.get()]))
  await save(added)
}

/** Licenses of this account at this service. */
export function ownedLicenses(accountId: string): OwnedLicense[] {
  const { service } = platform().addresses
  return $owned
    .get()
    .filter(one => one.accountId === accountId && one.service === service)
}

/** Keys of licenses in client storage, as far as this window knows. */
export function storedNumbers(): Set<string> {
  const kept = [...known.values()].flatMap(({ licenses }) => licenses)
  return new Set(kept.map(({ entry }) => licenseKey(entry)))
}

/** Two windows at once may save some twice, which does no harm. */
async function combineRecords(records: readonly OwnedRecord[]): Promise<void> {
  await save($owned.get())
  for (const { id } of records) {
    await deleteRecord(panelKeys.owned + id)
    known.delete(id)
  }
}

async function save(licenses: readonly OwnedLicense[]): Promise<void> {
  const id = createId()
  const record: OwnedRecord = { v: 1, id, licenses: [...licenses] }
  await saveRecord(panelKeys.owned + id, record, readOwned)
  known.set(id, record)
}

/** Keeps the purchase that a license resulted from. */
function distinct(all: readonly OwnedLicense[]): OwnedLicense[] {
  const bought = all.filter(({ entry }) => !isListed(entry))
  const byKey = new Map([...all, ...bought].map(one => [keyOf(one), one]))
  return [...byKey.values()]
}

/** A license used in two files is kept for each. */
function keyOf({ entry, service, fileId }: OwnedLicense): string {
  return [service, licenseKey(entry), fileId].join(' ')
}
