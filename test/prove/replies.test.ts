import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../journeys/set-up/open-page.ts'
import { sample } from '../sample.ts'
import { usePrinted } from '../use-printed.ts'
import { patchSources } from './purchases/bundle.ts'
import { proveStack } from './replies.ts'
import { brokenVariants } from './replies/broken-variants.ts'
import { loadViews } from './replies/load-views.ts'
import { openRepliesStack } from './replies/open-replies.ts'
import type { RepliesStack } from './replies/open-replies.ts'
import { planRun } from './replies/plan-run.ts'
import type { KnownView } from './replies/plan-run.ts'
import { repliesViews } from './replies/views.ts'

/** Milliseconds that a busy machine may take. */
const timeout = 600_000

/** A broken variant has to be found within this many runs. */
const maxRuns = 400

const base = 'http://media.test'
let stack: RepliesStack
let known: KnownView[]
const printed = usePrinted()

beforeAll(async () => {
  const patches = brokenVariants.map(({ patch }) => patch)
  stack = await openRepliesStack([patchSources(patches)])
  known = await loadViews(stack.service, [])
}, timeout)

afterAll(async () => {
  await closeBrowser()
  await stack.close()
})

describe('a run', () => {
  it('follows from seed and number', () => {
    const plan = (seed: number, run: number) => {
      const { view, ...rest } = planRun(known, { seed, run, base })
      return { ...rest, view: view.name }
    }

    expect(plan(7, 12)).toEqual(plan(7, 12))
    expect(plan(7, 12)).not.toEqual(plan(8, 12))
    expect(plan(7, 12)).not.toEqual(plan(7, 13))
  })

  it('leaves the good reply unchanged', () => {
    const before = structuredClone(known.map(({ replies }) => replies))

    for (let run = 1; run < 500; run += 1)
      planRun(known, { seed: 3, run, base })

    expect(known.map(({ replies }) => replies)).toEqual(before)
  })

  it('expects all parts of a good reply, and fewer of a damaged one', () => {
    const plans = Array.from({ length: 1500 }, (_, i) =>
      planRun(known, { seed: 3, run: i + 1, base })
    ).filter(({ view }) => view.name === 'search')
    const counts = (kind: RegExp) =>
      plans
        .filter(({ damaged }) => kind.test(damaged.kind))
        .map(({ expected }) => expected.length)

    expect(new Set(counts(/reply type/))).toEqual(new Set([12]))
    expect(new Set(counts(/reply half/))).toEqual(new Set([0]))
    expect(Math.max(...counts(/^field/))).toBe(11)
    expect(Math.min(...counts(/^field/))).toBeGreaterThan(0)
  })

  it('covers every view and many kinds in 1,500 runs', () => {
    const plans = Array.from({ length: 1500 }, (_, i) =>
      planRun(known, { seed: 5, run: i + 1, base })
    )

    const names = new Set(plans.map(({ view }) => view.name))
    const kinds = new Set(plans.map(({ damaged }) => damaged.kind))
    expect(names).toEqual(new Set(repliesViews.map(({ name }) => name)))
    expect(kinds.size).toBeGreaterThan(20)
  })
})

describe('the proof', () => {
  it(
    'passes where nothing is broken',
    async () => {
      const runs = sample(Array.from({ length: 60 }), 5).length
      const effort = { seed: 1, runs }

      const isProved = await proveStack({ stack, effort })

      expect(printed.join('\n')).toMatch(
        new RegExp(`^all +${runs} +0 +\\d+`, 'm')
      )
      expect(isProved).toBe(true)
    },
    timeout
  )

  it.each(sample(brokenVariants, 1))(
    'finds $name',
    async ({ name, view, failure }) => {
      const effort = { seed: 1, runs: maxRuns, words: [view] }

      const isProved = await proveStack({
        stack,
        effort,
        broken: name,
        maxFailed: 1
      })

      expect(printed.join('\n')).toMatch(failure)
      expect(printed.join('\n')).toMatch(
        /Repeat: npm run prove -- replies --seed 1 [\w-]+ --skip \d+ --runs 1$/m
      )
      expect(isProved).toBe(false)
    },
    timeout
  )

  it('refuses an unknown view', async () => {
    await expect(loadViews(stack.service, ['serach'])).rejects.toThrow(
      'No view is called serach: search,'
    )
  })
})
