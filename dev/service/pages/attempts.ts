const allowed = 10
/** Milliseconds after which a name that was tried too often is free again. */
export const attemptsPeriod = 15 * 60_000

export type Attempts = ReturnType<typeof createAttempts>

/** Counts passwords that are tried, so that nobody can try them all. */
export function createAttempts(now: () => number) {
  /** When each name was tried; the name tried last is at the end. */
  const tries = new Map<string, number[]>()

  function forgetEnded(since: number): void {
    for (const [key, times] of tries) {
      if (times.some(time => time > since)) return
      tries.delete(key)
    }
  }

  return {
    /**
     * Counts a try, before its password is looked at: many may come at once.
     * False for one too many.
     */
    begin: (username: string): boolean => {
      const since = now() - attemptsPeriod
      forgetEnded(since)
      const key = keyOf(username)
      const recent = (tries.get(key) ?? []).filter(time => time > since)
      if (recent.length >= allowed) return false
      tries.delete(key)
      tries.set(key, [...recent, now()])
      return true
    },
    /** The password was right: what was tried before counts no more. */
    forget: (username: string): void => {
      tries.delete(keyOf(username))
    },
    /** How many names are remembered. */
    get size(): number {
      return tries.size
    }
  }
}

function keyOf(username: string): string {
  return username.trim().toLowerCase().slice(0, 100)
}
