import * as v from 'valibot'
import { Outcome, type Purchase } from '../../contract/gateway.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { Core } from '../core/core.ts'
import { withoutGroup } from '../core/store.ts'
import { leaseLeft } from './lease.ts'
import {
  downloadsKey,
  holderKey,
  purchaseKey,
  recordLifetime,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'

export interface StoredRecord {
  record: PurchaseRecord
  /** As stored, for compare-and-set. */
  text: string
}

/** Null if the attempt is unknown or expired. */
export async function loadStored(
  core: Core,
  attempt: string
): Promise<StoredRecord | null> {
  const text = await core.store.get(purchaseKey(attempt))
  return text === null ? null : { text, record: readRecord(text) }
}

/** An instance of another version may have written it. */
function readRecord(text: string): PurchaseRecord {
  const record = JSON.parse(text) as PurchaseRecord // written by a gateway
  const items = record.items.map(item => {
    return { ...item, outcome: v.parse(Outcome, item.outcome) }
  })
  return { ...record, items }
}

/** Milliseconds since the asset was claimed, by the store's clock. */
export async function ageOf(
  core: Core,
  account: string,
  asset: AssetRef
): Promise<number> {
  const left = await core.store.timeLeft(holderKey(account, asset))
  return left === null ? 0 : recordLifetime - left
}

/** For an attempt that was not and will not be sent. */
export function markNotSent(record: PurchaseRecord): PurchaseRecord {
  const items = record.items.map(item =>
    item.outcome === 'open' ? item : { ...item, outcome: 'not-sent' as const }
  )
  return { ...record, items }
}

/** Marks a claim as not sent, if it was stored at all. */
export async function withdrawPurchase(
  core: Core,
  attempt: string,
  maker: string
): Promise<void> {
  const stored = await loadStored(core, attempt)
  if (stored?.record.maker !== maker) return
  await replaceRecord(core, attempt, stored, markNotSent(stored.record))
}

/** False if it has changed since it was loaded. Keeps its expiry. */
export async function replaceRecord(
  core: Core,
  attempt: string,
  { text }: StoredRecord,
  next: PurchaseRecord
): Promise<boolean> {
  const key = purchaseKey(attempt)
  const endsAt = core.now() + ((await core.store.timeLeft(key)) ?? 0)
  return core.store.replace(key, text, JSON.stringify(next), endsAt)
}

/** An attempt as sent to the panel. `isInFlight`: in this process. */
export async function describePurchase(
  core: Core,
  attempt: string,
  record: PurchaseRecord,
  isInFlight = false
): Promise<Purchase> {
  const key = downloadsKey(attempt)
  const sealed = await core.store.get(key)
  const text = sealed && core.sealer.open('download', sealed, withoutGroup(key))
  const downloads = text ? (JSON.parse(text) as (string | null)[]) : [] // from saveOutcome
  const isStale = !isInFlight && (await leaseLeft(core, attempt)) === null
  return {
    attempt,
    items: record.items.map((item, index) => ({
      ...(isStale ? toUnknown(item) : item),
      download: downloads[index] ?? null
    }))
  }
}

/** The process that was sending it has crashed. */
function toUnknown(item: ItemOutcome): ItemOutcome {
  return item.outcome === 'sending' ? { ...item, outcome: 'unknown' } : item
}
