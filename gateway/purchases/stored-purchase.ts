import * as v from 'valibot'
import {
  Outcome,
  type Purchase,
  type PurchaseOutcome
} from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { isLeased } from './lease.ts'
import {
  downloadLength,
  downloadsKey,
  purchaseKey,
  recordLength,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'

export interface StoredRecord {
  record: PurchaseRecord
  /** As it lies there, to be replaced only if it is still the same. */
  text: string
}

/** Null when the attempt was never seen, or seven days ago. */
export async function loadStored(
  core: Core,
  attempt: string
): Promise<StoredRecord | null> {
  const text = await core.store.get(purchaseKey(attempt))
  return text === null ? null : { text, record: readRecord(text) }
}

/** An instance of another version may have written it. */
function readRecord(text: string): PurchaseRecord {
  const record = JSON.parse(text) as PurchaseRecord // ours
  const items = record.items.map(item => {
    return { ...item, outcome: v.parse(Outcome, item.outcome) }
  })
  return { ...record, items }
}

export async function loadRecord(
  core: Core,
  attempt: string
): Promise<PurchaseRecord | null> {
  return (await loadStored(core, attempt))?.record ?? null
}

/** Writes a record down unless the attempt has one. */
export async function claimRecord(
  core: Core,
  attempt: string,
  record: PurchaseRecord
): Promise<boolean> {
  const endsAt = record.startedAt + recordLength
  return core.store.claim(purchaseKey(attempt), JSON.stringify(record), endsAt)
}

/** Remembers how it went; addresses of files sealed, for 15 minutes. */
export async function saveOutcome(
  core: Core,
  record: PurchaseRecord,
  { attempt, items }: Purchase
): Promise<void> {
  const downloads = items.map(({ download }) => download)
  const key = downloadsKey(attempt)
  const sealed = core.sealer.seal('download', JSON.stringify(downloads), key)
  await core.store.change([
    { key, next: { value: sealed, endsAt: core.now() + downloadLength } },
    {
      key: purchaseKey(attempt),
      next: {
        value: JSON.stringify({ ...record, items: items.map(toKept) }),
        endsAt: record.startedAt + recordLength
      }
    }
  ])
}

/** The same with the certainty that nothing was or will be sent. */
export function withheld(record: PurchaseRecord): PurchaseRecord {
  const items = record.items.map(item =>
    item.outcome === 'open' ? item : { ...item, outcome: 'not-sent' as const }
  )
  return { ...record, items }
}

/** Of a claim that nobody will forward, if it was made at all. */
export async function withdrawPurchase(
  core: Core,
  attempt: string,
  maker: string
): Promise<void> {
  const stored = await loadStored(core, attempt)
  if (stored?.record.maker !== maker) return
  await replaceRecord(core, attempt, stored, withheld(stored.record))
}

/** False when it changed since it was read. */
export function replaceRecord(
  core: Core,
  attempt: string,
  { text }: StoredRecord,
  next: PurchaseRecord
): Promise<boolean> {
  const value = JSON.stringify(next)
  const endsAt = next.startedAt + recordLength
  return core.store.replace(purchaseKey(attempt), text, value, endsAt)
}

/** What is told of an attempt. */
export async function describePurchase(
  core: Core,
  attempt: string,
  record: PurchaseRecord
): Promise<Purchase> {
  const key = downloadsKey(attempt)
  const sealed = await core.store.get(key)
  const text = sealed && core.sealer.open('download', sealed, key)
  const downloads = text ? (JSON.parse(text) as (string | null)[]) : [] // ours
  const isStale = !(await isLeased(core, attempt))
  return {
    attempt,
    items: record.items.map((item, index) => ({
      ...(isStale ? withoutHope(item) : item),
      download: downloads[index] ?? null
    }))
  }
}

/** Whoever was sending has crashed: nobody knows how it went. */
function withoutHope(item: ItemOutcome): ItemOutcome {
  return item.outcome === 'sending' ? { ...item, outcome: 'unknown' } : item
}

function toKept(item: PurchaseOutcome): ItemOutcome {
  const { download: _download, ...kept } = item
  return kept
}
