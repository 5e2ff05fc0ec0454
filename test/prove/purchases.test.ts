import { beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../sample.ts'
import { brokenVariants } from './purchases/broken/variants.ts'
import { compileBundles } from './purchases/bundles.ts'
import type { Bundles } from './purchases/bundles.ts'
import { givenChoices, seededChoices } from './purchases/choices.ts'
import { runWorld } from './purchases/run-world.ts'
import { shrink } from './purchases/shrink.ts'
import type { Focus } from './purchases/faults.ts'

/** A broken variant has to be found within this many runs. */
const maxRuns = 1500

const variants = sample(brokenVariants, 1)

describe('shrink', () => {
  it('removes and lowers choices that a failure does not need', async () => {
    const fails = async (choices: readonly number[]) =>
      choices.some(choice => choice > 6) && choices.includes(3) ? choices : null

    const found = await shrink([5, 9, 0, 3, 4, 8, 1, 3], fails, 1000)

    expect(found.toSorted((a, b) => a - b)).toEqual([3, 7])
  })

  it('stops after the maximum number of tries', async () => {
    let tries = 0

    await shrink([9, 9, 9, 9], async () => ((tries += 1), null), 5)

    expect(tries).toBe(5)
  })
})

describe('choices', () => {
  it('are the same for a seed, and can be repeated', () => {
    const first = seededChoices(5)
    const drawn = [first.pick(100), first.pick(100), first.pick(1)]
    const again = givenChoices(first.taken)

    expect([again.pick(100), again.pick(100), again.pick(1)]).toEqual(drawn)
    expect(seededChoices(5).pick(100)).toBe(drawn[0])
    expect(seededChoices(6).pick(100)).not.toBe(drawn[0])
    expect(again.pick(100)).toBe(0)
  })
})

describe('a run', () => {
  let bundles: Bundles

  beforeAll(async () => {
    bundles = await compileBundles()
  })

  it('licenses what people want without faults', async () => {
    const { problems, arrivals } = await runWorld(bundles, givenChoices([]))

    expect(problems).toEqual([])
    expect(arrivals).toBe(1)
  })

  it.each(variants)(
    'passes the runs that find $name',
    async ({ focus }) => {
      expect(await findFailure(bundles, focus, 60)).toBe('nothing')
    },
    60_000
  )

  it('ends the same each time', async () => {
    const first = await runWorld(bundles, seededChoices(7))

    const again = await runWorld(bundles, givenChoices(first.choices))

    expect(again).toEqual(first)
  })
})

/** Problems of the first run that fails, or `nothing`. */
async function findFailure(
  bundles: Bundles,
  focus: Focus,
  runs = maxRuns
): Promise<string> {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { problems } = await runWorld(bundles, seededChoices(seed), { focus })
    if (problems.length > 0) return problems.join('; ')
  }
  return 'nothing'
}

describe('the proof finds', () => {
  it.each(variants)(
    '$name',
    async ({ patches, focus, failure }) => {
      const broken = await compileBundles(patches)

      expect(await findFailure(broken, focus)).toMatch(failure)
    },
    180_000
  )
})
