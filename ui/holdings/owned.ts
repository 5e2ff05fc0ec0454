import { atom } from 'nanostores'
import type { License } from '../api/licenses.ts'
import { createId } from '../platform/create-id.ts'
import { platform } from '../platform/platform.ts'
import { isListed } from './entry-of.ts'
import { deleteRecord } from '../storage/delete-record.ts'
import { loadRecords } from '../storage/load-records.ts'
import { panelKeys } from '../storage/panel-keys.ts'
import { readOwned } from '../storage/read-owned.ts'
import type { OwnedLicense, OwnedRecord } from '../storage/read-owned.ts'
import { saveRecord } from '../storage/save-record.ts'

/** The account's licenses, as far as the service told. */
export interface History {
  accountId: string
  licenses: ReadonlyMap<string, License>
  /** Those of records that cannot be used, too. */
  ids: ReadonlySet<string>
  /** So many the service counts that it never showed. */
  missing: number
}

/** Null until the whole of it was read. */
export const $history = atom<History | null>(null)

/** All that this machine knows, whoever's; the newest first. */
export const $owned = atom<readonly OwnedLicense[]>([])

/** So many keys of client storage, and licenses in all. */
const mostRecords = 40
const mostLicenses = 2000

/** By id, those that were read or written: what is saved never changes. */
const known = new Map<string, OwnedRecord>()

/** Another window may have written in the meantime. */
export async function loadOwned(): Promise<void> {
  const but = [...known.keys()].map(id => panelKeys.owned + id)
  const fresh = await loadRecords(panelKeys.owned, readOwned, but)
  fresh.forEach(record => known.set(record.id, record))
  const records = [...known.values()]
  const all = records.flatMap(({ licenses }) => licenses)
  all.sort((a, b) => b.entry.at.localeCompare(a.entry.at))
  $owned.set(distinct(all).slice(0, mostLicenses))
  if (records.length <= mostRecords) return
  await packTogether(records).catch(() => {
    // Many keys are no harm, and a full storage must not keep anybody waiting.
  })
}

/**
 * Adds what is not known yet, or was only listed before its purchase was done;
 * each time under a key of its own.
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

/** Of this account at this service. */
export function ownedLicenses(accountId: string): OwnedLicense[] {
  const { service } = platform().addresses
  return $owned
    .get()
    .filter(one => one.accountId === accountId && one.service === service)
}

/** Numbers of licenses that client storage has, as far as this window knows. */
export function keptNumbers(): Set<string> {
  const kept = [...known.values()].flatMap(({ licenses }) => licenses)
  return new Set(kept.flatMap(({ entry }) => entry.licenseId ?? []))
}

/** In two windows at once it leaves some twice, which is no harm. */
async function packTogether(records: readonly OwnedRecord[]): Promise<void> {
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

/** Of which purchase it came stays known. */
function distinct(all: readonly OwnedLicense[]): OwnedLicense[] {
  const bought = all.filter(({ entry }) => !isListed(entry))
  const byKey = new Map([...all, ...bought].map(one => [keyOf(one), one]))
  return [...byKey.values()]
}

/** A license that is used in two files is known of both. */
function keyOf({ entry, service, fileId }: OwnedLicense): string {
  return [service, entry.licenseId, fileId].join(' ')
}
