import { sendsForAnyStore } from '../purchases/broken/leases.ts'
import type { Patch } from '../purchases/bundle.ts'
import type { CaseFaults } from './choose-faults.ts'
import {
  diesBeforeReplying,
  diesBeforeSaving,
  forgetsWhileSending
} from './scripted.ts'

/** A mistake that the proof has to find, and the faults that show it. */
export interface BrokenPrograms {
  name: string
  gateway: Patch[]
  panel: Patch[]
  /** Milliseconds by which the history lags. */
  lag: number
  caseFaults: CaseFaults
  /** Matches what the proof then reports. */
  failure: RegExp
}

/** Milliseconds; longer than the panel waits for a trace of a purchase. */
const lag = 20 * 60_000

export const brokenPrograms: BrokenPrograms[] = [
  {
    name: 'a gateway that forgets what it bought before it died',
    gateway: [
      {
        file: 'gateway/store/open-store.ts',
        from: 'if (!isRedisAddress(store)) return createSqliteStore(store, now)',
        to: "return createSqliteStore(':memory:', now)"
      },
      sendsForAnyStore
    ],
    panel: [],
    lag: 0,
    caseFaults: diesBeforeSaving,
    failure: /arrived 2 times.*has 2 licenses/
  },
  {
    name: 'a gateway that answers what it bought but does not save it',
    gateway: [
      {
        file: 'gateway/purchases/complete-purchase.ts',
        from: '=> saveOutcome(core, record, purchase)',
        to: '=> Promise.resolve(void saveOutcome)'
      }
    ],
    panel: [],
    lag,
    caseFaults: diesBeforeReplying,
    failure: /has 2 licenses/
  },
  {
    // The gateway knows its requests in flight only from its store.
    name: 'a panel that believes "never seen", whichever store says so',
    gateway: [
      {
        file: 'gateway/purchases/local-attempts.ts',
        from: 'attempts.set(attempt, own)',
        to: ''
      }
    ],
    panel: [
      {
        file: 'ui/licensing/purchase/send.ts',
        from: 'if (!purchase && !(await isSameStore(epoch)))',
        to: 'if (false)'
      }
    ],
    lag,
    caseFaults: forgetsWhileSending,
    // Depends on which process is faster.
    failure: /has 2 licenses|is nowhere/
  }
]
