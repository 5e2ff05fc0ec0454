import { beforeEach, expect, it, vi } from 'vitest'

const second = 1000
const minute = 60 * second

let patience: (isSending: boolean) => number
let noteLag: (milliseconds: number) => void

/** Each test has a panel that was just opened. */
beforeEach(async () => {
  vi.resetModules()
  const own = await import('../../../../ui/licensing/purchase/patience.ts')
  patience = own.patience
  noteLag = own.noteLag
})

it('waits a lease where no history lagged', () => {
  noteLag(5 * second)

  expect(patience(false)).toBe(2 * minute)
})

it('waits four times as long as the longest lag', () => {
  noteLag(2 * minute)
  noteLag(minute)

  expect(patience(false)).toBe(8 * minute)
})

it('waits an hour at most', () => {
  noteLag(20 * minute)

  expect(patience(false)).toBe(60 * minute)
})

it('does not wait for a history that lags an hour', () => {
  noteLag(60 * minute)

  expect(patience(false)).toBe(2 * minute)
})

it('does not give up a leased purchase', () => {
  expect(patience(true)).toBe(3 * minute)
})
