import { expect, it } from 'vitest'
import { noMisfortune } from './processes/choose-misfortune.ts'
import { buildPrograms } from './processes/programs.ts'
import { runCase } from './processes/run-case.ts'
import { openWorld } from './processes/world.ts'
import type { Patch } from './purchases/bundle.ts'

/** Milliseconds, on a busy machine. */
const patience = 120_000

const lastStep = 'after it asked POST /v2/images/licenses'

/** What it bought before it died, the gateway does not know any more. */
const forgets: Patch = {
  file: 'gateway/store/open-store.ts',
  from: 'createSqliteStore(place, now)',
  to: "createSqliteStore(':memory:', now)"
}

/** The gateway dies when the service has answered; the browser repeats. */
async function dieBeforeSaving(patches: readonly Patch[]) {
  const programs = await buildPrograms(patches)
  const world = await openWorld(programs, 'SQLite')
  try {
    const lives = { gateway: [lastStep], service: [] }
    return await runCase(world, { ...noMisfortune, lives, repeats: true })
  } finally {
    await world.close()
    programs.remove()
  }
}

it(
  'licenses once when the gateway dies before it saves what it bought',
  async () => {
    const { wrongs, deaths, arrivals } = await dieBeforeSaving([])

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
