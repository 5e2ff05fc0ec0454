import { afterEach, expect, it, vi } from 'vitest'
import { dateText } from '../../../ui/words/format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['America/Los_Angeles', '2 May 2026'],
  ['Pacific/Auckland', '3 May 2026']
])('shows a time as the day in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)

  expect(dateText('2026-05-03T01:00:00Z')).toBe(day)
})

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'shows a day without a time unchanged in %s',
  zone => {
    vi.stubEnv('TZ', zone)

    expect(dateText('2026-05-03')).toBe('3 May 2026')
  }
)

it.each(['', 'soon', '2026-13-01'])('shows nothing for "%s"', text => {
  expect(dateText(text)).toBe('')
})
