import type { Database } from './open-database.ts'

const timeout = 10_000
const pause = 20

/**
 * Enables write-ahead logging, so that reads and a write can run at the same
 * time. SQLite waits for locks of other processes before it writes, but not
 * before it changes the mode: this function does.
 */
export function useWal(database: Database): void {
  const end = Date.now() + timeout
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
