import type { OpenAttempt, Purchase } from '../../contract/gateway.ts'
import type { PurchaseRecord } from './purchase-record.ts'

/** What this process forwards, or could not save yet. */
export interface OwnAttempt {
  record: PurchaseRecord
  /** How it went; null while it is under way. */
  purchase: Purchase | null
  /** Resolves when it is known how it went. */
  work: Promise<Purchase>
}

/** An attempt that may have licensed the asset. */
export interface OwnHolder {
  attempt: string
  record: PurchaseRecord
  outcome: OpenAttempt['outcome']
}

export interface OwnAttempts {
  find(attempt: string): OwnAttempt | undefined
  /** Does the work, and has the attempt until `forget`. */
  begin(
    attempt: string,
    record: PurchaseRecord,
    work: () => Promise<Purchase>
  ): Promise<Purchase>
  learn(purchase: Purchase): void
  forget(attempt: string): void
  findHolder(account: string, assetId: string): OwnHolder | undefined
}

/** The attempts of one process, which a store cannot make it forget. */
export function createOwnAttempts(): OwnAttempts {
  const attempts = new Map<string, OwnAttempt>()

  function findHolder(account: string, assetId: string): OwnHolder | undefined {
    for (const [attempt, { record, purchase }] of attempts) {
      if (record.account !== account) continue
      const items = purchase?.items ?? record.items
      const outcome = items.find(one => one.assetId === assetId)?.outcome
      if (isHeld(outcome)) return { attempt, record, outcome }
    }
    return undefined
  }

  return {
    find: attempt => attempts.get(attempt),
    begin(attempt, record, work) {
      const own = { record, purchase: null, work: Promise.resolve().then(work) }
      attempts.set(attempt, own)
      return own.work
    },
    learn(purchase) {
      const own = attempts.get(purchase.attempt)
      if (own) own.purchase = purchase
    },
    forget: attempt => void attempts.delete(attempt),
    findHolder
  }
}

function isHeld(
  outcome: Purchase['items'][number]['outcome'] | undefined
): outcome is OpenAttempt['outcome'] {
  return outcome === 'sending' || outcome === 'paid' || outcome === 'unknown'
}
