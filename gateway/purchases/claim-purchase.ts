import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Core } from '../core/core.ts'
import { readEpoch } from '../store/read-epoch.ts'
import type { Change } from '../core/store.ts'
import { findHolders, type Holder } from './find-holders.ts'
import { leaseEnd } from './lease.ts'
import type { OwnAttempts } from './local-attempts.ts'
import {
  assetKey,
  leaseKey,
  purchaseKey,
  recordLength,
  type PurchaseRecord
} from './purchase-record.ts'
import { loadRecord } from './stored-purchase.ts'

/** Whether this caller is the one who forwards; the record as stored. */
export interface Claim {
  isMine: boolean
  record: PurchaseRecord
}

/** Each try that fails means that another attempt got on. */
const mostTries = 10

/**
 * Takes the attempt and its assets in one step, for one caller of however
 * many. Assets that an earlier attempt is in the way of are written down as
 * `open` and never sent. The record must be new.
 */
export async function claimPurchase(
  core: Core,
  own: OwnAttempts,
  { attempt, items, epoch: prepared }: PurchaseRequest,
  fresh: PurchaseRecord
): Promise<Claim> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Read first: nothing is sent if the store is emptied from here on.
    const epoch = await readEpoch(core)
    const known = await loadRecord(core, attempt)
    if (known) return { isMine: false, record: known }
    if (prepared !== undefined && prepared !== epoch) throw forgotten()
    const holders = await findHolders(core, own, fresh.account, items)
    const record = withOpen({ ...fresh, epoch }, holders)
    const changes = changesOf(core, attempt, record, holders)
    const inTheWay = await core.store.change(changes)
    if (inTheWay === null) return { isMine: true, record }
  }
  throw new Error('An attempt could not be claimed')
}

function forgotten(): ClearedError {
  return new ClearedError(
    'purchase-unknown',
    'The store was emptied since this was prepared.'
  )
}

function withOpen(
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

function changesOf(
  core: Core,
  attempt: string,
  record: PurchaseRecord,
  holders: readonly Holder[]
): Change[] {
  const free = holders.filter(({ open }) => !open)
  const isSent = free.length > 0
  const { closedAttempt } = core.config.timeLimits
  const length = isSent ? recordLength : closedAttempt
  const endsAt = record.startedAt + length
  const own: Change = {
    key: purchaseKey(attempt),
    expected: null,
    next: { value: JSON.stringify(record), endsAt }
  }
  if (!isSent) return [own]
  // One attempt may be given up for several of its assets.
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
      key: assetKey(record.account, holder.assetId),
      expected: holder.attempt,
      next: { value: attempt, endsAt }
    }))
  ]
}
