import type { Database } from './open-database.ts'

const patience = 10_000
const pause = 20

/**
 * Lets readers and a writer work at once. SQLite waits for other processes
 * before it writes, but not before it switches to this: we do.
 */
export function useWal(database: Database): void {
  const end = Date.now() + patience
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
  )
}
