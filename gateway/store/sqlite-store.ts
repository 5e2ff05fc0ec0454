import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import {
  checkOneGroup,
  withoutGroup,
  type Change,
  type Store
} from '../core/store.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

const schema = `
  CREATE TABLE IF NOT EXISTS entries (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_end ON entries (ends_at);
`

/** Number of writes between deletions of expired entries. */
const sweepInterval = 500

/**
 * A store in a SQLite file; `:memory:` loses its content when closed. Several
 * processes on one machine may share the file.
 */
export function createSqliteStore(path: string, now: () => number): Store {
  const database = open(path)
  const sql = prepareAll(database)
  let writes = 0

  /** Passes the current time. */
  function write<T>(work: (time: bigint) => T): T {
    return inTransaction(database, () => {
      const time = BigInt(now())
      writes += 1
      if (writes === 1 || writes % sweepInterval === 0) sql.sweep.run(time)
      return work(time)
    })
  }

  function count(key: string, endsAt: number): number {
    return write(time =>
      Number(valueOf(sql.count.all(withoutGroup(key), BigInt(endsAt), time)[0]))
    )
  }

  const writeWhenUnlocked = <T>(work: (time: bigint) => T) =>
    retryWhileLocked(() => write(work))

  return {
    get: key =>
      retryWhileLocked(() =>
        valueOf(sql.get.get(withoutGroup(key), BigInt(now())))
      ),
    timeLeft: async key => {
      const read = () =>
        valueOf(sql.timeLeft.get(withoutGroup(key), BigInt(now())))
      const left = await retryWhileLocked(read)
      return left === null ? null : Number(left)
    },
    set: (key, value, endsAt) =>
      writeWhenUnlocked(
        () => void sql.set.run(withoutGroup(key), value, BigInt(endsAt))
      ),
    delete: key =>
      writeWhenUnlocked(() => void sql.remove.run(withoutGroup(key))),
    take: key =>
      writeWhenUnlocked(time =>
        valueOf(sql.take.all(withoutGroup(key), time)[0])
      ),
    claim: (key, value, endsAt) =>
      writeWhenUnlocked(
        time =>
          sql.claim.all(withoutGroup(key), value, BigInt(endsAt), time)
            .length === 1
      ),
    replace: (key, expected, value, endsAt) =>
      writeWhenUnlocked(time => {
        const ends = BigInt(endsAt)
        return (
          sql.replace.all(value, ends, withoutGroup(key), expected, time)
            .length === 1
        )
      }),
    release: (key, expected) =>
      writeWhenUnlocked(
        time => sql.release.all(withoutGroup(key), expected, time).length === 1
      ),
    count: (key, endsAt) =>
      retryWhileLocked(() => skipSync(database, () => count(key, endsAt))),
    change: async changes => {
      checkOneGroup(changes)
      return writeWhenUnlocked(time => makeChanges(sql, changes, time))
    },
    close: async () => {
      database.close()
    }
  }
}

/**
 * Does not wait for the disk, which would be too slow for counters: they may be
 * lost in a power failure.
 */
function skipSync<T>(database: Libsql.Database, work: () => T): T {
  database.exec('PRAGMA synchronous = NORMAL')
  try {
    return work()
  } finally {
    database.exec('PRAGMA synchronous = FULL')
  }
}

function makeChanges(
  sql: Statements,
  changes: readonly Change[],
  time: bigint
): string | null {
  for (const { key, expected } of changes) {
    if (expected === undefined) continue
    if (valueOf(sql.get.get(withoutGroup(key), time)) !== expected) return key
  }
  for (const { key, next } of changes) {
    if (next) sql.set.run(withoutGroup(key), next.value, BigInt(next.endsAt))
  }
  return null
}

function valueOf(row: unknown): string | null {
  return (row as { value: string } | undefined)?.value ?? null // our columns
}

/**
 * Locks the file for the whole transaction. Every write needs one: a single
 * statement that finds the file locked would stay in progress, and then nothing
 * could be committed.
 */
function inTransaction<T>(database: Libsql.Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Readable only by this user; SQLite creates its other files likewise. */
function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & 0o077) !== 0) chmodSync(file, 0o600)
  }
}

function open(path: string): Libsql.Database {
  if (path !== ':memory:') makePrivate(path)
  // Milliseconds to wait for locks of other processes during start-up.
  const database = new Libsql(path, { timeout: 5000 })
  if (path !== ':memory:') {
    database.pragma('journal_mode = WAL')
    database.pragma('secure_delete = ON')
  }
  // The claim of a purchase must survive a power failure.
  database.pragma('synchronous = FULL')
  database.exec(schema)
  database.pragma('busy_timeout = 0') // `retryWhileLocked` waits
  return database
}

type Statements = ReturnType<typeof prepareAll>

function prepareAll(database: Libsql.Database) {
  return {
    get: database.prepare(
      'SELECT value FROM entries WHERE key = ? AND ends_at > ?'
    ),
    timeLeft: database.prepare(
      `SELECT CAST(ends_at - ?2 AS TEXT) AS value FROM entries
       WHERE key = ?1 AND ends_at > ?2`
    ),
    set: database.prepare(
      `INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE
       SET value = excluded.value, ends_at = excluded.ends_at`
    ),
    remove: database.prepare('DELETE FROM entries WHERE key = ?'),
    take: database.prepare(
      'DELETE FROM entries WHERE key = ? AND ends_at > ? RETURNING value'
    ),
    claim: database.prepare(
      `INSERT INTO entries VALUES (?1, ?2, ?3) ON CONFLICT (key) DO UPDATE
       SET value = excluded.value, ends_at = excluded.ends_at
       WHERE entries.ends_at <= ?4 RETURNING value`
    ),
    replace: database.prepare(
      `UPDATE entries SET value = ?, ends_at = ?
       WHERE key = ? AND value = ? AND ends_at > ? RETURNING key`
    ),
    release: database.prepare(
      `DELETE FROM entries WHERE key = ? AND value = ? AND ends_at > ?
       RETURNING key`
    ),
    count: database.prepare(
      `INSERT INTO entries VALUES (?1, '1', ?2) ON CONFLICT (key) DO UPDATE
       SET value = CASE WHEN entries.ends_at <= ?3 THEN '1'
           ELSE CAST(entries.value AS INTEGER) + 1 END,
         ends_at = CASE WHEN entries.ends_at <= ?3 THEN excluded.ends_at
           ELSE entries.ends_at END
       RETURNING value`
    ),
    sweep: database.prepare('DELETE FROM entries WHERE ends_at <= ?')
  }
}
