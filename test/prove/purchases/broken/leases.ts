import type { BrokenVariant } from './variants.ts'
import type { Patch } from '../bundle.ts'

/** The gateway also sends what it prepared before its store forgot it. */
export const sendsForAnyStore: Patch = {
  file: 'gateway/purchases/claim-purchase.ts',
  from: 'if (prepared !== undefined && prepared !== epoch) throw storeEmptied()',
  to: ''
}

/** Mistakes of the gateway with purchases in flight. */
export const brokenLeases: BrokenVariant[] = [
  {
    name: 'an attempt that is given up during its lease',
    patches: [
      {
        file: 'gateway/purchases/find-holders.ts',
        from: 'if (isLeased || !isAbandoned ||',
        to: 'if (!isAbandoned ||'
      }
    ],
    focus: { 'gives-up-early': [], 'failed-after': ['license'] },
    failure: /within its lease/
  },
  {
    name: 'a process that does not ask itself',
    patches: [
      {
        file: 'gateway/purchases/local-attempts.ts',
        from: 'if (record.account !== account) continue',
        to: 'if (record.account !== account || assetId) continue'
      }
    ],
    focus: {
      'second-machine': [],
      'reply-slow': ['license'],
      'history-lags': ['license'],
      'store-lost': ['forwarding'],
      'gives-up-early': [],
      undone: []
    },
    failure: /was licensed \d times/
  },
  {
    name: 'an outcome that is saved without its asset',
    patches: [
      {
        file: 'gateway/purchases/save-outcome.ts',
        from: '  await reclaim(core, attempt, record, outcomes)\n',
        to: ''
      }
    ],
    focus: {
      'second-machine': [],
      'reply-slow': ['license'],
      'history-lags': ['license'],
      'store-lost': ['forwarding']
    },
    failure: /was licensed \d times/
  },
  {
    name: 'a lease that is renewed in another store',
    patches: [
      {
        file: 'gateway/purchases/lease.ts',
        from: 'if ((await readEpoch(core)) !== epoch) return false',
        to: 'if ((await readEpoch(core)) === epoch + maker) return false'
      },
      {
        file: 'gateway/purchases/lease.ts',
        from: 'core.store.replace(key, maker, maker, leaseEnd(core))',
        to: 'core.store.set(key, maker, leaseEnd(core)).then(() => true)'
      }
    ],
    focus: { 'store-lost': ['sending'] },
    failure: /the store does not know it/
  },
  {
    name: 'a "never seen" that closes nothing',
    patches: [
      {
        file: 'gateway/purchases/find-purchase.ts',
        from: 'await core.store.claim(purchaseKey(attempt), text, closedUntil(core))',
        to: ''
      }
    ],
    focus: { 'looked-for': [], 'request-slow': ['purchase'] },
    failure: /after it was never seen/
  },
  {
    name: 'a "never seen" of what is under way',
    patches: [
      {
        file: 'gateway/purchases/make-purchase.ts',
        from: 'running?.record ?? (await findPurchase(',
        to: '(await findPurchase('
      }
    ],
    focus: {
      'looked-for': [],
      'reply-slow': ['license'],
      'store-lost': ['forwarding']
    },
    failure: /is under way, and was never seen/
  },
  {
    name: 'a late copy for a store that forgot',
    patches: [sendsForAnyStore],
    focus: {
      'repeated-by-transport': ['purchase'],
      'item-refused': ['license'],
      'store-lost': []
    },
    failure: /was licensed \d times|in no ledger/
  },
  {
    name: 'a "never seen" of another store that is believed when sending',
    patches: [
      {
        file: 'ui/licensing/purchase/send.ts',
        from: 'if (!purchase && !(await isSameStore(epoch)))',
        to: 'if (false)'
      },
      sendsForAnyStore
    ],
    focus: {
      'reply-lost': ['purchase'],
      'store-lost': ['sending'],
      'history-lags': ['license']
    },
    failure: /was licensed \d times|in no ledger/
  }
]
