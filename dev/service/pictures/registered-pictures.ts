import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Database } from '../database/open-database.ts'
import { measurePicture, type PictureFacts } from './measure-picture.ts'
import { LineError } from './line-error.ts'

/** A picture file with its id and facts. */
export interface RegisteredPicture extends PictureFacts {
  /** Nine digits. */
  id: string
  /** Milliseconds since 1970. */
  changedAt: number
}

interface Row {
  id: string
  bytes: number
  changed_at: number
  facts: string
}

const firstId = 100_000_000
const idCount = 900_000_000

/**
 * Registers the picture of a path. A file is measured if it is new or has
 * changed; its id never changes. Throws LineError if the file is not a picture.
 */
export async function registerPicture(
  accounts: Database,
  file: string,
  path: string
): Promise<RegisteredPicture> {
  const stats = await stat(path)
  if (!stats.isFile()) {
    throw new LineError(`${file} is no file. Name one, or remove the line.`)
  }
  const { size, mtimeMs } = stats
  const changedAt = Math.round(mtimeMs)
  const row = find(accounts, file)
  if (row && row.bytes === size && row.changed_at === changedAt) {
    const facts = JSON.parse(row.facts) as PictureFacts // saved below
    return { ...facts, id: row.id, changedAt }
  }
  const facts = await measurePicture(file, await readFile(path))
  const id = accounts.transaction(() => {
    const own = find(accounts, file)?.id ?? freeId(accounts, file)
    accounts.run(
      `INSERT INTO pictures VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (file) DO UPDATE SET bytes = excluded.bytes,
         changed_at = excluded.changed_at, facts = excluded.facts`,
      file,
      own,
      size,
      changedAt,
      JSON.stringify(facts)
    )
    return own
  })
  return { ...facts, id, changedAt }
}

function find(accounts: Database, file: string): Row | undefined {
  const sql = 'SELECT * FROM pictures WHERE file = ?'
  return accounts.all<Row>(sql, file)[0]
}

/** Derived from the name, so that a new data folder has the same ids. */
function freeId(accounts: Database, file: string): string {
  const hash = createHash('sha256').update(file).digest().readUInt32BE(0)
  for (let offset = hash; ; offset++) {
    const id = String(firstId + (offset % idCount))
    const sql = 'SELECT 1 FROM pictures WHERE id = ?'
    if (accounts.all(sql, id).length === 0) return id
  }
}
