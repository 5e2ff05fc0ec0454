import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSlices } from '../../../src/platform/slices.ts'
import type { Slices } from '../../../src/platform/slices.ts'

const context = { throwIfCancelled() {} }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  await vi.runAllTimersAsync() // each slice schedules the next turn in advance
  vi.useRealTimers()
})

/** Slices at the beginning of a turn. */
async function begin(given = context): Promise<Slices> {
  const slices = createSlices(given)
  await turn(slices)
  return slices
}

async function turn(slices: Slices): Promise<void> {
  const next = slices.next()
  await vi.advanceTimersToNextTimerAsync()
  await next
}

function work(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

it('is over after seven milliseconds', async () => {
  const slices = await begin()

  work(6)
  const before = slices.isOver()
  work(1)

  expect([before, slices.isOver()]).toEqual([false, true])
})

it('restarts counting in the next turn', async () => {
  const slices = await begin()
  work(20)

  await turn(slices)

  expect(slices.isOver()).toBe(false)
})

it('lets other work run in between', async () => {
  const slices = await begin()
  let isResumed = false

  const next = slices.next().then(() => (isResumed = true))
  await Promise.resolve()
  const early = isResumed
  await vi.advanceTimersToNextTimerAsync()
  await next

  expect([early, isResumed]).toEqual([false, true])
})

it('does not count the time of a single long call to Figma', async () => {
  const slices = await begin()
  work(5)

  const result = slices.untimed(() => {
    work(50)
    return 'found'
  })

  const before = slices.isOver()
  work(3)
  expect([result, before, slices.isOver()]).toEqual(['found', false, true])
})

it('shares the time of a turn with other slices', async () => {
  const first = await begin()
  work(6)
  const second = createSlices(context)

  work(2)

  expect([first.isOver(), second.isOver()]).toEqual([true, true])
})

it('fails after the turn in which it was cancelled', async () => {
  let isCancelled = false
  const slices = await begin({
    throwIfCancelled() {
      if (isCancelled) throw new Error('cancelled')
    }
  })

  const next = slices.next()
  const failed = next.catch((reason: unknown) => reason)
  isCancelled = true
  await vi.advanceTimersToNextTimerAsync()

  expect(await failed).toEqual(new Error('cancelled'))
})
