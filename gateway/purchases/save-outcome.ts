import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { withoutGroup, type Change } from '../core/store.ts'
import { findHolder } from './find-holders.ts'
import { leaseEnd } from './lease.ts'
import {
  downloadLifetime,
  downloadsKey,
  holderKey,
  leaseKey,
  purchaseKey,
  recordLifetime,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

/** A try only fails if another process changes the record. */
const maxTries = 5

/** Saves the outcome and, for 15 minutes, the sealed addresses of files. */
export async function saveOutcome(
  core: Core,
  record: PurchaseRecord,
  { attempt, items }: Purchase
): Promise<void> {
  const downloads = downloadsChange(core, attempt, items)
  const outcomes = items.map(omitDownload)
  const change = recordChange(attempt, { ...record, items: outcomes })
  const claimed = JSON.stringify(record)
  const conflict = await core.store.change([
    { ...change, expected: claimed },
    downloads
  ])
  if (conflict === null) return
  await reclaim(core, attempt, record, outcomes)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await loadStored(core, attempt)
    const saved = stored?.record.items ?? []
    const merged = outcomes.map(item => higherRanked(item, saved))
    const next = recordChange(attempt, { ...record, items: merged })
    const expected = stored?.text ?? null
    const other = await core.store.change([{ ...next, expected }, downloads])
    if (other === null) return
  }
  throw new Error('An outcome could not be saved')
}

/**
 * Repeats the claim of assets that may have been licensed, as the store may
 * have lost it. Skips assets that another attempt blocks now.
 */
async function reclaim(
  core: Core,
  attempt: string,
  { account, maker, startedAt, mediaType = 'image' }: PurchaseRecord,
  items: readonly ItemOutcome[]
): Promise<void> {
  const held = items.filter(({ outcome }) => ranks[outcome] > 1)
  const next = { value: attempt, endsAt: startedAt + recordLifetime }
  await core.store.claim(leaseKey(attempt), maker, leaseEnd(core))
  await Promise.all(
    held.map(async ({ assetId }) => {
      const asset = { assetId, mediaType }
      const holder = await findHolder(core, account, asset)
      if (holder.open) return
      const key = holderKey(account, asset)
      const expected = holder.attempt
      await core.store.change([{ key, expected, next }])
    })
  )
}

/** An outcome must not be replaced by a lower-ranked one. */
const ranks: Record<ItemOutcome['outcome'], number> = {
  paid: 3,
  unknown: 2,
  refused: 1,
  'not-sent': 1,
  open: 0,
  sending: 0
}

/** If the store lost a claim, two processes may have sent the asset. */
function higherRanked(
  item: ItemOutcome,
  saved: readonly ItemOutcome[]
): ItemOutcome {
  const other = saved.find(({ assetId }) => assetId === item.assetId)
  return other && ranks[other.outcome] > ranks[item.outcome] ? other : item
}

function recordChange(attempt: string, record: PurchaseRecord): Change {
  const value = JSON.stringify(record)
  const endsAt = record.startedAt + recordLifetime
  return { key: purchaseKey(attempt), next: { value, endsAt } }
}

function downloadsChange(
  core: Core,
  attempt: string,
  items: readonly PurchaseOutcome[]
): Change {
  const key = downloadsKey(attempt)
  const downloads = JSON.stringify(items.map(({ download }) => download))
  const value = core.sealer.seal('download', downloads, withoutGroup(key))
  return { key, next: { value, endsAt: core.now() + downloadLifetime } }
}

function omitDownload(item: PurchaseOutcome): ItemOutcome {
  const { download: _download, ...rest } = item
  return rest
}
