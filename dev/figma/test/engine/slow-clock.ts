import { onTestFinished, vi } from 'vitest'

/** From now on, each look at the clock takes `step` milliseconds. */
export function slowClock(step: number): void {
  let now = 0
  const clock = vi.spyOn(performance, 'now')
  clock.mockImplementation(() => (now += step))
  onTestFinished(() => clock.mockRestore())
}
