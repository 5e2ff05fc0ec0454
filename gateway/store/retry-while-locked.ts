import { setTimeout as wait } from 'node:timers/promises'

const pause = 20
const patience = 5000

/**
 * Does what another process may have locked the SQLite file for, and tries
 * again for a while. SQLite could wait by itself, but the whole process would
 * stand still with it. A database that was busy has done nothing.
 */
export async function whenUnlocked<T>(
  work: () => T,
  longest = patience
): Promise<T> {
  const giveUp = performance.now() + longest
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUp) throw error
    }
    await wait(pause)
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
  )
}
