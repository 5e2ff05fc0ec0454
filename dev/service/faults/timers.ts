/** Delayed work. */
export interface Timers {
  /** Does the work after milliseconds, unless the timers are closed before. */
  after(milliseconds: number, work: () => void): void
  /** Cancels pending work, as if the process had been killed. */
  close(): void
}

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
