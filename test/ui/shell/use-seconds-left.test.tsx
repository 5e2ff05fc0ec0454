import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { useSecondsLeft } from '../../../ui/shell/use-seconds-left.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

let now = 1_000_000

beforeEach(() => {
  now = 1_000_000
  vi.useFakeTimers()
  useQuietPlatform()
  usePlatform({ ...platform(), now: () => now })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Countdown({ endsAt, max }: { endsAt: number; max?: number }) {
  return <output>{useSecondsLeft(endsAt, max)}</output>
}

function shown(): string | null {
  return screen.getByRole('status').textContent
}

async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    now += 1000
    await act(() => void vi.advanceTimersByTime(1000))
  }
}

it('counts down to the end', async () => {
  render(<Countdown endsAt={now + 10_000} />)

  await pass(3)

  expect(shown()).toBe('7')
})

it('continues counting when the clock is set back', async () => {
  render(<Countdown endsAt={now + 10_000} />)
  now -= 3_600_000

  await pass(10)

  expect(shown()).toBe('0')
})

it('waits no longer than the maximum, despite the clock', async () => {
  const endsAt = now + 3_600_000 // it was set back since

  render(<Countdown endsAt={endsAt} max={10_000} />)
  const first = shown()
  await pass(10)

  expect([first, shown()]).toEqual(['10', '0'])
})
