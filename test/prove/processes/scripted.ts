import { noFaults } from './choose-faults.ts'
import type { CaseFaults } from './choose-faults.ts'
import { allStoreNames } from '../../../gateway/test/store-servers.ts'
import type { StoreName } from '../../../gateway/test/store-servers.ts'

const nextStep = 'before it asks POST /v2/images/licenses'
const lastStep = 'after it asked POST /v2/images/licenses'

/**
 * Gateway and store (if it is a process) die when the service has answered;
 * the browser repeats.
 */
export const diesBeforeSaving: CaseFaults = {
  ...noFaults,
  lives: { gateway: [lastStep], service: [] },
  target: 'both',
  repeats: true
}

/** The gateway dies before its reply. */
export const diesBeforeReplying: CaseFaults = {
  ...noFaults,
  lives: { gateway: ['before the reply to POST /purchases'], service: [] }
}

/** The store forgets everything, but the gateway still sends its request. */
export const forgetsWhileSending: CaseFaults = {
  ...noFaults,
  lives: { gateway: [nextStep], service: [] },
  target: 'contents'
}

interface Scripted {
  name: string
  store: StoreName
  caseFaults: CaseFaults
  deaths: string[]
}

/** Cases that must hold and that chance might not draw. */
export const scripted: Scripted[] = [
  ...allStoreNames.flatMap(store => [
    {
      name: `the gateway dies before it saves what it bought in ${store}`,
      store,
      caseFaults: diesBeforeSaving,
      deaths: [lastStep]
    },
    {
      name: `${store} forgets everything and the gateway lives on`,
      store,
      caseFaults: forgetsWhileSending,
      deaths: [nextStep]
    },
    {
      name: `${store} has forgotten what the gateway is sending, and it is asked again`,
      store,
      caseFaults: { ...forgetsWhileSending, repeats: true },
      deaths: [nextStep]
    }
  ]),
  ...[16, 65, -20, -26 * 60].map(minutes => ({
    name: `a clock is wrong by ${minutes} minutes`,
    store: 'SQLite' as const,
    caseFaults: { ...noFaults, skew: minutes * 60_000 },
    deaths: []
  }))
]
