import { beforeEach, vi } from 'vitest'

/** Lines that the current test printed; none of them reach the console. */
export function usePrinted(): readonly string[] {
  const printed: string[] = []
  beforeEach(() => {
    printed.length = 0
    vi.spyOn(console, 'log').mockImplementation(text => {
      printed.push(String(text))
    })
    return () => vi.restoreAllMocks()
  })
  return printed
}
