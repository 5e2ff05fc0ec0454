import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { Change } from '../core/store.ts'
import { findHolder } from './find-holders.ts'
import { leaseEnd } from './lease.ts'
import {
  assetKey,
  downloadLength,
  downloadsKey,
  leaseKey,
  purchaseKey,
  recordLength,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

/** Each try that fails means that somebody else changed the record. */
const mostTries = 5

/** Remembers how it went; addresses of files sealed, for 15 minutes. */
export async function saveOutcome(
  core: Core,
  record: PurchaseRecord,
  { attempt, items }: Purchase
): Promise<void> {
  const downloads = downloadsOf(core, attempt, items)
  const outcomes = items.map(toKept)
  const own = recordOf(attempt, { ...record, items: outcomes })
  const before = JSON.stringify(record)
  const inTheWay = await core.store.change([
    { ...own, expected: before },
    downloads
  ])
  if (inTheWay === null) return
  await reclaim(core, attempt, record, outcomes)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = await loadStored(core, attempt)
    const known = stored?.record.items ?? []
    const merged = outcomes.map(item => heavier(item, known))
    const next = recordOf(attempt, { ...record, items: merged })
    const expected = stored?.text ?? null
    const other = await core.store.change([{ ...next, expected }, downloads])
    if (other === null) return
  }
  throw new Error('An outcome could not be saved')
}

/**
 * The store may have lost the claim: takes what may be licensed again, unless
 * another attempt may have licensed it since.
 */
async function reclaim(
  core: Core,
  attempt: string,
  { account, maker, startedAt }: PurchaseRecord,
  items: readonly ItemOutcome[]
): Promise<void> {
  const held = items.filter(({ outcome }) => weights[outcome] > 1)
  if (held.length === 0) return
  const next = { value: attempt, endsAt: startedAt + recordLength }
  await core.store.claim(leaseKey(attempt), maker, leaseEnd(core))
  await Promise.all(
    held.map(async ({ assetId }) => {
      const holder = await findHolder(core, account, { assetId })
      if (holder.open) return
      const key = assetKey(account, assetId)
      const expected = holder.attempt
      await core.store.change([{ key, expected, next }])
    })
  )
}

/** A heavier outcome is never replaced by a lighter one. */
const weights: Record<ItemOutcome['outcome'], number> = {
  paid: 3,
  unknown: 2,
  refused: 1,
  'not-sent': 1,
  open: 0,
  sending: 0
}

/** Two processes may have sent it, each for a store that lost the other. */
function heavier(
  item: ItemOutcome,
  known: readonly ItemOutcome[]
): ItemOutcome {
  const other = known.find(({ assetId }) => assetId === item.assetId)
  return other && weights[other.outcome] > weights[item.outcome] ? other : item
}

function recordOf(attempt: string, record: PurchaseRecord): Change {
  const value = JSON.stringify(record)
  const endsAt = record.startedAt + recordLength
  return { key: purchaseKey(attempt), next: { value, endsAt } }
}

function downloadsOf(
  core: Core,
  attempt: string,
  items: readonly PurchaseOutcome[]
): Change {
  const key = downloadsKey(attempt)
  const downloads = JSON.stringify(items.map(({ download }) => download))
  const value = core.sealer.seal('download', downloads, key)
  return { key, next: { value, endsAt: core.now() + downloadLength } }
}

function toKept(item: PurchaseOutcome): ItemOutcome {
  const { download: _download, ...kept } = item
  return kept
}
