import { afterAll, beforeAll, expect, it } from 'vitest'
import { sample } from '../sample.ts'
import { brokenPrograms } from './processes/broken-programs.ts'
import type { CaseFaults } from './processes/choose-faults.ts'
import { buildPrograms } from './processes/programs.ts'
import type { Programs } from './processes/programs.ts'
import { runCase } from './processes/run-case.ts'
import type { CaseResult } from './processes/run-case.ts'
import { scripted } from './processes/scripted.ts'
import { openWorld } from './processes/world.ts'
import type { World } from './processes/world.ts'
import { allStoreNames } from '../../gateway/test/store-servers.ts'
import { panelLoader } from '../flows/set-up/bundle-panel.ts'

/** Milliseconds that a busy machine may take. */
const timeout = 600_000

let programs: Programs

beforeAll(async () => {
  programs = await buildPrograms()
}, timeout)

afterAll(() => programs.remove())

it.each(sample(scripted, 1))(
  'licenses once while $name',
  async ({ store, caseFaults, ...expected }) => {
    const world = await openWorld(programs, store)

    const { problems, deaths, arrivals } = await runAndClose(world, caseFaults)

    expect(problems).toEqual([])
    expect(deaths).toEqual(expected.deaths)
    expect(arrivals).toHaveLength(2)
  },
  timeout
)

const brokenOnStores = brokenPrograms.flatMap(one =>
  allStoreNames.map(store => ({ ...one, store }))
)

it.each(sample(brokenOnStores, 1))(
  'finds $name, with $store',
  async ({ gateway, panel, lag, caseFaults, failure, store }) => {
    const broken = await buildPrograms(gateway)

    const good = await openWorld(programs, store)
    await good.lagHistory(lag)
    const right = await runAndClose(good, caseFaults)
    const bad = await openWorld(broken, store, panelLoader(panel))
    await bad.lagHistory(lag)
    const wrong = await runAndClose(bad, caseFaults)
    broken.remove()

    expect(right.problems).toEqual([])
    expect(right.arrivals).toHaveLength(2)
    expect(wrong.problems.join()).toMatch(failure)
  },
  timeout
)

async function runAndClose(
  world: World,
  caseFaults: CaseFaults
): Promise<CaseResult> {
  try {
    return await runCase(world, caseFaults)
  } finally {
    await world.close()
  }
}
