import { expect, onTestFinished, test, vi } from 'vitest'
import { sandboxGuard } from '../../engine/sandbox-guard.ts'

test('stops code that has no time before the clock has moved', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5)
  onTestFinished(() => clock.mockRestore())
  const guard = sandboxGuard(() => undefined)

  guard.begin({ running: 0, memory: Infinity })

  expect(guard.shouldStop()).toBe(true)
})
