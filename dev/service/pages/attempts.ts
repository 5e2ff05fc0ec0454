const maxTries = 10
/** Milliseconds after which a locked user name is unlocked. */
export const attemptsPeriod = 15 * 60_000

export type Attempts = ReturnType<typeof createAttempts>

/** Limits password guesses by user name. */
export function createAttempts(now: () => number) {
  /** Times of guesses by user name; the latest name is at the end. */
  const tries = new Map<string, number[]>()

  function removeExpired(since: number): void {
    for (const [key, times] of tries) {
      if (times.some(time => time > since)) return
      tries.delete(key)
    }
  }

  return {
    /**
     * Counts a guess. Must be called before the password is checked, because
     * many guesses may arrive at the same time. False above the limit.
     */
    begin: (username: string): boolean => {
      const since = now() - attemptsPeriod
      removeExpired(since)
      const key = keyOf(username)
      const recent = (tries.get(key) ?? []).filter(time => time > since)
      if (recent.length >= maxTries) return false
      tries.delete(key)
      tries.set(key, [...recent, now()])
      return true
    },
    /** Forgets the guesses after a correct password. */
    forget: (username: string): void => {
      tries.delete(keyOf(username))
    },
    /** Number of stored names. */
    get size(): number {
      return tries.size
    }
  }
}

function keyOf(username: string): string {
  return username.trim().toLowerCase().slice(0, 100)
}
