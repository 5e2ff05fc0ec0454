import { describe, expect, it } from 'vitest'
import type { FaultKind } from '../../dev/figma/network/faults.ts'
import { chooseCases } from './swaps/choose-cases.ts'
import type { TakenStep } from './swaps/run-batch.ts'
import { faults } from './swaps/faults.ts'
import { nameRequest, nameStep } from './swaps/step.ts'
import { twinKey } from './swaps/twin-key.ts'

describe('twinKey', () => {
  const step: TakenStep = {
    kind: 'call',
    nth: 1,
    what: 'addImage',
    isIdle: true,
    before: 'a',
    after: 'b'
  }
  const later: TakenStep = { ...step, nth: 2, before: 'b', after: 'c' }

  function twin(name: string, at: TakenStep): string {
    const fault = faults.find(one => one.name === name)
    if (!fault) throw new Error(`Nothing is called ${name}.`)
    return twinKey(fault, at)
  }

  it('is the same for crashes that leave the same state', () => {
    const before = twin('crashed-before', later)

    expect(twin('crashed-after', step)).toBe(before)
    expect(twin('crashed-before', step)).not.toBe(before)
  })

  it('distinguishes a closed panel from a plugin that ended', () => {
    expect(twin('closed-before', step)).not.toBe('')
    expect(twin('closed-before', step)).not.toBe(twin('crashed-before', step))
  })

  it('is empty when more than the remaining state counts', () => {
    expect(twin('closed-before', { ...step, isIdle: false })).toBe('')
    expect(twin('closed-after', step)).toBe('')
    expect(twin('layer-deleted', step)).toBe('')
  })
})

describe('chooseCases', () => {
  const cases = Array.from({ length: 40 }, (_, i) => ({
    name: `5/call-${i}`,
    twin: ''
  }))

  it('shares all cases between parts', () => {
    const parts = [1, 2, 3].map(nth =>
      chooseCases(cases, { seed: 7, part: { nth, of: 3 } })
    )

    expect(parts.every(part => part.length > 0)).toBe(true)
    expect(new Set(parts.flat()).size).toBe(40)
    expect(parts.flat()).toHaveLength(40)
  })

  it('continues where it stopped, in an order of the seed', () => {
    const all = chooseCases(cases, { seed: 7 })

    const rest = chooseCases(cases.toReversed(), { seed: 7, skip: 30 })

    expect(rest).toEqual(all.slice(30))
    expect(chooseCases(cases, { seed: 8 })).not.toEqual(all)
  })

  it('keeps one of equivalent cases', () => {
    const twins = cases.map((one, i) => ({ ...one, twin: `${i % 4}` }))

    const chosen = chooseCases([...cases.slice(0, 3), ...twins], { seed: 7 })

    expect(new Set(chosen.map(({ twin }) => twin)).size).toBe(5)
    expect(chosen).toHaveLength(7)
  })

  it('keeps cases that have a word', () => {
    const chosen = chooseCases(cases, { seed: 7, words: ['call-3'], runs: 4 })

    expect(chosen).toHaveLength(4)
    expect(chosen.every(({ name }) => name.includes('call-3'))).toBe(true)
  })
})

/** Faults of the proof that set each fault of the host. */
const metFaults: Record<FaultKind, string[]> = {
  cors: ['no-cors'],
  refused: ['offline-once'],
  status: ['status-503'],
  slow: ['slow'],
  cut: ['reply-cut'],
  offline: ['offline'],
  'popup-blocked': [], // a batch opens no window
  'storage-full': ['storage-full', 'storage-full-once'],
  'node-deleted': ['layer-deleted', 'layer-deleted-later'],
  'page-unloadable': ['pages-unloadable'],
  'version-refused': ['version-refused'],
  'font-missing': [] // a batch of images writes no text
}

it.each(Object.entries(metFaults))('has a fault for %s', (_, names) => {
  const known = faults.map(({ name }) => name)

  expect(known).toEqual(expect.arrayContaining(names))
})

it('names steps without parts that differ between runs', () => {
  const what = nameRequest(
    'POST http://localhost:4402/v2/images/licenses/e12ab/downloads?a=1'
  )

  const name = nameStep({ kind: 'request', nth: 12, what })

  expect(name).toBe('request-12-POST-/v2/images/licenses/_/downloads')
})
