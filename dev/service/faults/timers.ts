/** Work for later. */
export interface Timers {
  /** Does it in so many milliseconds, unless all is closed by then. */
  after(milliseconds: number, work: () => void): void
  /** Calls off what waits, as if the process had been killed. */
  close(): void
}

/** Timers that end with what they belong to. */
export function createTimers(): Timers {
  const waiting = new Set<NodeJS.Timeout>()
  let isClosed = false
  return {
    after(milliseconds, work) {
      if (isClosed) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, milliseconds)
      waiting.add(timer)
    },
    close() {
      isClosed = true
      waiting.forEach(timer => clearTimeout(timer))
      waiting.clear()
    }
  }
}
