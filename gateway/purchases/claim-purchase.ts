import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Core } from '../core/core.ts'
import { readEpoch } from '../store/read-epoch.ts'
import type { Change } from '../core/store.ts'
import { findHolders, type Holder } from './find-holders.ts'
import { leaseEnd } from './lease.ts'
import type { LocalAttempts } from './local-attempts.ts'
import {
  holderKey,
  leaseKey,
  purchaseKey,
  recordLifetime,
  type PurchaseRecord
} from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

export interface Claim {
  /** Whether this caller must forward the purchase. */
  isNew: boolean
  /** As stored. */
  record: PurchaseRecord
}

/** A try only fails if another attempt succeeds. */
const maxTries = 10

/**
 * Claims an attempt and its assets in one transaction, for one of several
 * simultaneous callers. Assets that are blocked by an earlier attempt are
 * stored as `open` and never sent.
 */
export async function claimPurchase(
  core: Core,
  local: LocalAttempts,
  { attempt, items, epoch: prepared }: PurchaseRequest,
  fresh: PurchaseRecord
): Promise<Claim> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    // Read first: if the store is emptied after this, nothing is sent.
    const epoch = await readEpoch(core)
    const stored = await loadStored(core, attempt)
    if (stored) return { isNew: false, record: stored.record }
    if (prepared !== undefined && prepared !== epoch) throw storeEmptied()
    const holders = await findHolders(core, local, fresh, items)
    const record = markOpen({ ...fresh, epoch }, holders)
    const changes = claimChanges(core, attempt, record, holders)
    const conflict = await core.store.change(changes)
    if (conflict === null) return { isNew: true, record }
  }
  throw new Error('An attempt could not be claimed')
}

function storeEmptied(): ClearedError {
  return new ClearedError(
    'purchase-unknown',
    'The store was emptied after this purchase was prepared.'
  )
}

function markOpen(
  record: PurchaseRecord,
  holders: readonly Holder[]
): PurchaseRecord {
  const items = record.items.map(item => {
    const holder = holders.find(({ assetId }) => assetId === item.assetId)
    const open = holder?.open
    return open ? { ...item, outcome: 'open' as const, open } : item
  })
  return { ...record, items }
}

function claimChanges(
  core: Core,
  attempt: string,
  record: PurchaseRecord,
  holders: readonly Holder[]
): Change[] {
  const free = holders.filter(({ open }) => !open)
  const isSent = free.length > 0
  const { closedAttempt } = core.config.timeLimits
  const length = isSent ? recordLifetime : closedAttempt
  const endsAt = record.startedAt + length
  const own: Change = {
    key: purchaseKey(attempt),
    expected: null,
    next: { value: JSON.stringify(record), endsAt }
  }
  if (!isSent) return [own]
  // One attempt may be abandoned for several of its assets.
  const conditions = free.flatMap(one => one.condition ?? [])
  const byKey = new Map(conditions.map(one => [one.key, one]))
  return [
    own,
    {
      key: leaseKey(attempt),
      expected: null,
      next: { value: record.maker, endsAt: leaseEnd(core) }
    },
    ...byKey.values(),
    ...free.map(holder => ({
      key: holderKey(record.account, holder),
      expected: holder.attempt,
      next: { value: attempt, endsAt }
    }))
  ]
}
