import { setTimeout as wait } from 'node:timers/promises'

const pause = 20
const defaultTimeout = 5000

/**
 * Retries work while another process has locked the SQLite file. SQLite could
 * wait by itself, but would block the whole process. An operation that fails
 * with SQLITE_BUSY has had no effect.
 */
export async function retryWhileLocked<T>(
  work: () => T,
  timeout = defaultTimeout
): Promise<T> {
  const deadline = performance.now() + timeout
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    await wait(pause)
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
  )
}
