import { expect, it } from 'vitest'
import { noMisfortune } from './processes/choose-misfortune.ts'
import { buildPrograms } from './processes/programs.ts'
import { runCase } from './processes/run-case.ts'
import { openWorld, storeNames } from './processes/world.ts'
import type { StoreName } from './processes/world.ts'
import type { Patch } from './purchases/bundle.ts'

/** Milliseconds, on a busy machine. */
const patience = 600_000

const lastStep = 'after it asked POST /v2/images/licenses'

/** What it bought before it died, the gateway does not know any more. */
const forgets: Patch = {
  file: 'gateway/store/open-store.ts',
  from: 'createSqliteStore(place, now)',
  to: "createSqliteStore(':memory:', now)"
}

/** What it bought, the gateway tells but does not write down. */
const keepsNothing: Patch = {
  file: 'gateway/purchases/make-purchase.ts',
  from: '=> saveOutcome(core, record, purchase)',
  to: '=> Promise.resolve(void saveOutcome)'
}

/** Milliseconds; longer than a trace of a purchase is waited for. */
const lag = 20 * 60_000

/**
 * The gateway, and its store if that is a process, die when the service has
 * answered; the browser repeats.
 */
async function dieBeforeSaving(
  patches: readonly Patch[],
  store: StoreName = 'SQLite'
) {
  const programs = await buildPrograms(patches)
  const world = await openWorld(programs, store)
  try {
    const lives = { gateway: [lastStep], service: [] }
    const misfortune = { ...noMisfortune, lives, falls: 'both' as const }
    return await runCase(world, { ...misfortune, repeats: true })
  } finally {
    await world.close()
    programs.remove()
  }
}

/** The gateway dies when it would reply; the history shows nothing yet. */
async function dieBeforeReplying(patches: readonly Patch[]) {
  const programs = await buildPrograms(patches)
  const world = await openWorld(programs, 'SQLite')
  try {
    await world.lagHistory(lag)
    const lives = {
      gateway: ['before the reply to POST /purchases'],
      service: []
    }
    return await runCase(world, { ...noMisfortune, lives })
  } finally {
    await world.close()
    programs.remove()
  }
}

it.each(storeNames)(
  'licenses once when the gateway dies before it saves what it bought in %s',
  async store => {
    const { wrongs, deaths, arrivals } = await dieBeforeSaving([], store)

    expect(wrongs).toEqual([])
    expect(deaths).toEqual([lastStep])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'finds that a gateway without a memory licenses twice',
  async () => {
    const { wrongs } = await dieBeforeSaving([forgets])

    expect(wrongs.join()).toMatch(/arrived 2 times.*has 2 licenses/)
  },
  patience
)

it(
  'licenses once by what the gateway wrote down while the history lags',
  async () => {
    const { wrongs, arrivals } = await dieBeforeReplying([])

    expect(wrongs).toEqual([])
    expect(arrivals).toHaveLength(2)
  },
  patience
)

it(
  'finds that a gateway which keeps no outcome lets a person license twice',
  async () => {
    const { wrongs } = await dieBeforeReplying([keepsNothing])

    expect(wrongs.join()).toMatch(/has 2 licenses/)
  },
  patience
)
