import type { Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import type { FreshOutcome } from './classify-reply.ts'
import {
  downloadLength,
  downloadsKey,
  purchaseKey,
  recordLength,
  sendingLength,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'

/** Null when the attempt was never seen, or seven days ago. */
export async function loadRecord(
  core: Core,
  attempt: string
): Promise<PurchaseRecord | null> {
  const text = await core.store.get(purchaseKey(attempt))
  return text === null ? null : (JSON.parse(text) as PurchaseRecord) // ours
}

/** True for the one caller that may forward this attempt. */
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
  attempt: string,
  record: PurchaseRecord,
  outcomes: readonly FreshOutcome[]
): Promise<void> {
  const downloads = outcomes.map(({ download }) => download)
  const items = outcomes.map(withoutDownload)
  const key = downloadsKey(attempt)
  const sealed = core.sealer.seal('download', JSON.stringify(downloads), key)
  await core.store.set(key, sealed, core.now() + downloadLength)
  await core.store.set(
    purchaseKey(attempt),
    JSON.stringify({ ...record, items }),
    record.startedAt + recordLength
  )
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
  const isStale = core.now() - record.startedAt >= sendingLength
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

function withoutDownload(fresh: FreshOutcome): ItemOutcome {
  const { assetId, outcome, charge, reason } = fresh
  return { assetId, outcome, charge, reason }
}
