import { afterAll, beforeAll, expect, it } from 'vitest'
import { noMisfortune } from './processes/choose-misfortune.ts'
import type { Misfortune } from './processes/choose-misfortune.ts'
import { buildPrograms } from './processes/programs.ts'
import type { Programs } from './processes/programs.ts'
import { runCase } from './processes/run-case.ts'
import type { CaseResult } from './processes/run-case.ts'
import { panelLoader } from './swaps/bundle-panel.ts'
import { openWorld, storeNames } from './processes/world.ts'
import type { World } from './processes/world.ts'
import { sendsForAnyStore } from './purchases/broken-leases.ts'
import type { Patch } from './purchases/bundle.ts'

/** Milliseconds, on a busy machine. */
const patience = 600_000

const nextStep = 'before it asks POST /v2/images/licenses'
const lastStep = 'after it asked POST /v2/images/licenses'

/** What it bought before it died, the gateway does not know any more. */
const forgets: Patch = {
  file: 'gateway/store/open-store.ts',
  from: 'createSqliteStore(store, now)',
  to: "createSqliteStore(':memory:', now)"
}

/** What it bought, the gateway tells but does not write down. */
const keepsNothing: Patch = {
  file: 'gateway/purchases/complete-purchase.ts',
  from: '=> saveOutcome(core, record, purchase)',
  to: '=> Promise.resolve(void saveOutcome)'
}

/** The gateway asks its store alone what it has under way. */
const asksStoreAlone: Patch = {
  file: 'gateway/purchases/own-attempts.ts',
  from: 'attempts.set(attempt, own)',
  to: ''
}

/** "Never seen" is believed, whichever store says so. */
const believesAnyStore: Patch = {
  file: 'ui/licensing/purchase/send.ts',
  from: 'if (!purchase && !(await isSameStore(epoch)))',
  to: 'if (false)'
}

/** Milliseconds; longer than a trace of a purchase is waited for. */
const lag = 20 * 60_000

/**
 * The gateway, and its store if that is a process, die when the service has
 * answered; the browser repeats.
 */
const diesBeforeSaving: Misfortune = {
  ...noMisfortune,
  lives: { gateway: [lastStep], service: [] },
  falls: 'both',
  repeats: true
}

/** The gateway dies when it would reply. */
const diesBeforeReplying: Misfortune = {
  ...noMisfortune,
  lives: { gateway: ['before the reply to POST /purchases'], service: [] }
}

/** The gateway lives on, and its request is sent; who asked hears nothing. */
const forgetsWhileSending: Misfortune = {
  ...noMisfortune,
  lives: { gateway: [nextStep], service: [] },
  falls: 'contents'
}

let programs: Programs
const worlds = new Map<string, World>()

beforeAll(async () => {
  programs = await buildPrograms()
  for (const name of storeNames) {
    worlds.set(name, await openWorld(programs, name))
  }
}, patience)

afterAll(async () => {
  for (const world of worlds.values()) await world.close()
  programs.remove()
})

/** Where nothing is broken. */
function run(store: string, misfortune: Misfortune): Promise<CaseResult> {
  const world = worlds.get(store)
  if (!world) throw new Error(`There is no ${store}.`)
  return runCase(world, misfortune)
}

interface Broken {
  gateway?: Patch[]
  panel?: Patch
  lag?: number
}

/** In a world of its own, with SQLite. */
async function runBroken(
  { gateway, panel, lag = 0 }: Broken,
  misfortune: Misfortune
): Promise<CaseResult> {
  const own = gateway ? await buildPrograms(gateway) : programs
  const load = panelLoader(panel ? [panel] : [])
  const world = await openWorld(own, 'SQLite', load)
  try {
    await world.lagHistory(lag)
    return await runCase(world, misfortune)
  } finally {
    await world.close()
    if (own !== programs) own.remove()
  }
}

it.each(storeNames)(
  'licenses once when the gateway dies before it saves what it bought in %s',
  async store => {
    const { wrongs, deaths, arrivals } = await run(store, diesBeforeSaving)

    expect(wrongs).toEqual([])
    expect(deaths).toEqual([lastStep])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'finds that a gateway without a memory licenses twice',
  async () => {
    const { wrongs } = await runBroken(
      { gateway: [forgets, sendsForAnyStore] },
      diesBeforeSaving
    )

    expect(wrongs.join()).toMatch(/arrived 2 times.*has 2 licenses/)
  },
  patience
)

it(
  'licenses once by what the gateway wrote down while the history lags',
  async () => {
    const { wrongs, arrivals } = await runBroken({ lag }, diesBeforeReplying)

    expect(wrongs).toEqual([])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'finds that a gateway which keeps no outcome lets a person license twice',
  async () => {
    const broken = { gateway: [keepsNothing], lag }

    const { wrongs } = await runBroken(broken, diesBeforeReplying)

    expect(wrongs.join()).toMatch(/has 2 licenses/)
  },
  patience
)

it.each(storeNames)(
  'licenses once while %s forgets everything and the gateway lives on',
  async store => {
    const { wrongs, deaths, arrivals } = await run(store, forgetsWhileSending)

    expect(wrongs).toEqual([])
    expect(deaths).toEqual([nextStep])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it.each(storeNames)(
  'sends nothing again while %s has forgotten what the gateway is sending',
  async store => {
    const misfortune = { ...forgetsWhileSending, repeats: true }

    const { wrongs, deaths, arrivals } = await run(store, misfortune)

    expect(wrongs).toEqual([])
    expect(deaths).toEqual([nextStep])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'licenses once though the history lags after the store forgot everything',
  async () => {
    const { wrongs, arrivals } = await runBroken({ lag }, forgetsWhileSending)

    expect(wrongs).toEqual([])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'finds that a panel which believes a store that forgot licenses twice, or loses a license',
  async () => {
    const gateway = [asksStoreAlone]
    const broken = { gateway, panel: believesAnyStore, lag }

    const { wrongs } = await runBroken(broken, forgetsWhileSending)

    // Which of both depends on who is faster.
    expect(wrongs.join()).toMatch(/has 2 licenses|is nowhere/)
  },
  patience
)

it.each([16, 65, -20, -26 * 60])(
  'licenses once by a clock that is wrong by %i minutes',
  async minutes => {
    const skew = minutes * 60_000

    const { wrongs, arrivals } = await run('SQLite', { ...noMisfortune, skew })

    expect(wrongs).toEqual([])
    expect(arrivals).toHaveLength(2)
  },
  patience
)
