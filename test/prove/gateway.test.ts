import { describe, expect, it, test } from 'vitest'
import { sample } from '../sample.ts'
import { usePrinted } from '../use-printed.ts'
import { proveGateway, soak } from './gateway.ts'
import { brokenGateways } from './gateway/broken-gateways.ts'
import { judgeRound } from './gateway/judge-round.ts'
import { judgeTrend } from './gateway/figures.ts'
import type { Figures } from './gateway/figures.ts'
import type { LedgerEntry } from './gateway/ledger.ts'
import type { Settled } from './gateway/settle.ts'
import { buildPrograms } from './processes/programs.ts'

/** Milliseconds that a busy machine may take. */
const timeout = 900_000

const printed = usePrinted()

test(
  'proves a round and prints what happened in it',
  async () => {
    const isProved = await proveGateway({ seed: 5, runs: 1 })

    const text = printed.join('\n')
    expect(text).toContain('prove gateway: seed 5')
    expect(text).toMatch(/^search image +\d+ +\d+ +\d+$/m)
    expect(text).toMatch(/^purchase (image|video|audio) +\d+ +\d+ +\d+$/m)
    expect(text).toMatch(/^paid +\d+$/m)
    expect(text).toMatch(/^keys +\d+/m)
    expect(text).not.toContain('✗')
    expect(isProved).toBe(true)
  },
  timeout
)

it.each(sample(brokenGateways, 1))(
  'finds $name',
  async ({ patches, runs, failure }) => {
    const programs = await buildPrograms(patches)

    const { problems } = await soak(programs, { seed: 5, runs })
    programs.remove()

    expect(problems.join('\n')).toMatch(failure)
  },
  timeout
)

describe('a trend', () => {
  const flat: Figures = {
    rss: 100e6,
    heap: 30e6,
    handles: 8,
    files: 30,
    keys: 400,
    memory: 2e6
  }

  it('is flat when the least of each third is', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => ({
      ...flat,
      heap: flat.heap * (1 + (i % 3))
    }))

    expect(judgeTrend(rounds)).toEqual([])
  })

  it('may rise in the first third', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => ({
      ...flat,
      keys: 100 * Math.min(i + 1, 4)
    }))

    expect(judgeTrend(rounds)).toEqual([])
  })

  it.each([
    ['rss', 'memory', 1.3],
    ['heap', 'heap', 1.3],
    ['handles', 'handles', 3],
    ['files', 'open files', 2],
    ['keys', 'keys', 2],
    ['memory', 'store memory', 2]
  ] as const)('says that %s grows', (name, label, factor) => {
    const rounds = Array.from({ length: 12 }, (_, i) => ({
      ...flat,
      [name]: i < 8 ? flat[name] : flat[name] * factor
    }))

    expect(judgeTrend(rounds)).toEqual([
      expect.stringContaining(`${label} grows: ${flat[name]} in`)
    ])
  })
})

describe('a round', () => {
  const paid = settledAs('paid')
  const license: LedgerEntry = {
    id: 'i1',
    person: 'p1',
    mediaType: 'image',
    assetId: '101',
    attempt: paid.attempt.id
  }

  it('holds when licenses are as answered', () => {
    expect(judgeRound([paid, settledAs('refused')], [license])).toEqual([])
  })

  it('fails when an attempt licensed an asset twice', () => {
    const twice = [license, { ...license, id: 'i2' }]

    expect(judgeRound([paid], twice).join()).toContain(
      `image 101 of attempt ${paid.attempt.id} was licensed 2 times`
    )
  })

  it.each(['refused', 'open', 'not-sent', 'unseen', 'unknown'] as const)(
    'fails when what was licensed is %s',
    outcome => {
      const settled = settledAs(outcome)
      const own = { ...license, attempt: settled.attempt.id }

      expect(judgeRound([settled], [own]).join()).toContain(
        `is ${outcome}, but has 1 licenses`
      )
    }
  )

  it('fails when what was answered as paid has no license', () => {
    expect(judgeRound([paid], []).join()).toContain(
      'is paid, but has 0 licenses'
    )
  })

  it('fails when a license is of no attempt', () => {
    expect(judgeRound([], [license]).join()).toContain(
      `license i1 is of no attempt: ${paid.attempt.id}`
    )
  })

  it('fails when two attempts licensed an asset that was wanted once', () => {
    const other = settledAs('paid')
    const both = [license, { ...license, attempt: other.attempt.id }]

    expect(judgeRound([paid, other], both)).toEqual([
      '101 of person p1 was licensed 2 times, and wanted 1 times'
    ])
  })

  it('holds when the second one was wanted knowingly', () => {
    const other = settledAs('paid', { again: new Set(['101']) })
    const both = [license, { ...license, attempt: other.attempt.id }]

    expect(judgeRound([paid, other], both)).toEqual([])
  })

  it('counts licenses of tracks, which have no note', () => {
    const track = settledAs('paid', { mediaType: 'audio' })
    const own: LedgerEntry = { ...license, mediaType: 'audio', attempt: null }

    expect(judgeRound([track], [own])).toEqual([])
    expect(judgeRound([track], []).join()).toContain(
      'audio 101 of person p1 has 0 licenses, but 1 were answered'
    )
  })
})

let serial = 0

/** A purchase of one asset. */
function settledAs(
  outcome: 'paid' | 'refused' | 'open' | 'not-sent' | 'unseen' | 'unknown',
  more: Partial<Settled['attempt']> = {}
): Settled {
  serial += 1
  const attempt = {
    id: String(serial).padStart(32, '0'),
    personId: 'p1',
    mediaType: 'image' as const,
    assetIds: ['101'],
    again: new Set<string>(),
    answered: new Map(),
    ...more
  }
  return { attempt, outcomes: new Map([['101', outcome]]), found: new Set() }
}
