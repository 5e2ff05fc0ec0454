import type { AssetRef } from '../../contract/document.ts'
import type { OpenAttempt, Purchase } from '../../contract/gateway.ts'
import type { PurchaseRecord } from './purchase-record.ts'

/** An attempt that this process forwards, or could not save yet. */
export interface LocalAttempt {
  record: PurchaseRecord
  /** The result; null while the attempt is in flight. */
  purchase: Purchase | null
  work: Promise<Purchase>
}

/** An attempt that may have licensed an asset. */
export interface LocalHolder {
  attempt: string
  record: PurchaseRecord
  outcome: OpenAttempt['outcome']
}

export interface LocalAttempts {
  count(): number
  find(attempt: string): LocalAttempt | undefined
  /** Adds the attempt until `remove`, and starts the work, which sets its result. */
  begin(
    attempt: string,
    record: PurchaseRecord,
    work: (own: LocalAttempt) => Promise<Purchase>
  ): Promise<Purchase>
  remove(attempt: string): void
  findHolder(account: string, asset: AssetRef): LocalHolder | undefined
}

/** The attempts of one process, known even if the store loses its content. */
export function createLocalAttempts(): LocalAttempts {
  const attempts = new Map<string, LocalAttempt>()

  function findHolder(
    account: string,
    { assetId, mediaType }: AssetRef
  ): LocalHolder | undefined {
    for (const [attempt, { record, purchase }] of attempts) {
      if (record.account !== account) continue
      if ((record.mediaType ?? 'image') !== mediaType) continue
      const items = purchase?.items ?? record.items
      const outcome = items.find(one => one.assetId === assetId)?.outcome
      if (isHolding(outcome)) return { attempt, record, outcome }
    }
    return undefined
  }

  return {
    count: () => attempts.size,
    find: attempt => attempts.get(attempt),
    begin(attempt, record, work) {
      const own: LocalAttempt = {
        record,
        purchase: null,
        work: Promise.resolve().then(() => work(own))
      }
      attempts.set(attempt, own)
      return own.work
    },
    remove: attempt => void attempts.delete(attempt),
    findHolder
  }
}

function isHolding(
  outcome: Purchase['items'][number]['outcome'] | undefined
): outcome is OpenAttempt['outcome'] {
  return outcome === 'sending' || outcome === 'paid' || outcome === 'unknown'
}
