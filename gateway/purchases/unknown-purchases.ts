import { ClearedError } from '../../contract/errors.ts'
import type { Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { findHolder } from './find-holders.ts'
import type { PurchaseRecord } from './purchase-record.ts'

/** Milliseconds; the history shows everything by then. */
const maxAge = 24 * 3_600_000

/** More would make a look at the metrics slow. */
const maxAttempts = 200

export interface UnknownPurchases {
  /** Remembers an attempt if an outcome is unknown. */
  note(record: PurchaseRecord, purchase: Purchase): void
  /** Milliseconds since each was made, if it still is unknown. */
  ages(): Promise<number[]>
}

/**
 * Attempts with unknown outcomes that this process has seen: its own, and those
 * of other processes that a panel asked about.
 */
export function createUnknownPurchases(core: Core): UnknownPurchases {
  const records = new Map<string, PurchaseRecord>()
  let looking: Promise<number[]> | null = null

  async function isUnknown(
    attempt: string,
    { account, mediaType = 'image', items, startedAt }: PurchaseRecord
  ): Promise<boolean> {
    if (core.now() - startedAt > maxAge) return false
    const holders = await Promise.all(
      items.map(({ assetId }) =>
        findHolder(core, account, { assetId, mediaType })
      )
    )
    return holders.some(
      one => one.attempt === attempt && one.open?.outcome === 'unknown'
    )
  }

  async function look(): Promise<number[]> {
    await Promise.all(
      [...records].map(async ([attempt, record]) => {
        const isOpen = await isUnknown(attempt, record).catch(keepIfStoreFails)
        if (!isOpen) records.delete(attempt)
      })
    )
    return [...records.values()].map(one => core.now() - one.startedAt)
  }

  return {
    note(record, { attempt, items }) {
      const isKnown = items.every(({ outcome }) => outcome !== 'unknown')
      // The oldest ones matter most.
      if (isKnown || records.size >= maxAttempts) return
      records.set(attempt, record)
    },
    // Several values may be read at once.
    ages: () => (looking ??= look().finally(() => (looking = null)))
  }
}

function keepIfStoreFails(error: unknown): boolean {
  if (error instanceof ClearedError) return true // `guardStore` has logged it
  throw error
}
