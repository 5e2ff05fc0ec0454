const allowed = 10
const period = 15 * 60_000

/** Counts wrong passwords, so that nobody can try them all. */
export function createAttempts(now: () => number) {
  const failures = new Map<string, number[]>()

  function recent(username: string): number[] {
    const since = now() - period
    const times = failures.get(keyOf(username)) ?? []
    return times.filter(time => time > since)
  }

  return {
    mayTry: (username: string) => recent(username).length < allowed,
    noteFailure: (username: string) => {
      failures.set(keyOf(username), [...recent(username), now()])
    },
    forget: (username: string) => {
      failures.delete(keyOf(username))
    }
  }
}

function keyOf(username: string): string {
  return username.trim().toLowerCase().slice(0, 100)
}
