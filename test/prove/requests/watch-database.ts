import { openDatabase } from '../../../dev/service/database/open-database.ts'

export interface DatabaseWatch {
  /** Whether any row changed since the last call. */
  hasChanged(): boolean
  close(): void
}

/** Watches a database file that another connection writes to. */
export function watchDatabase(path: string): DatabaseWatch {
  const database = openDatabase(path, { readonly: true })
  let version = readVersion()
  let dump = readAll()

  function readVersion(): number {
    const [row] = database.all<{ data_version: number }>('PRAGMA data_version')
    return row?.data_version ?? 0
  }

  function readAll(): string {
    const tables = database.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    )
    return JSON.stringify(
      tables.map(({ name }) => database.all(`SELECT * FROM "${name}"`))
    )
  }

  return {
    hasChanged: () => {
      const seen = readVersion()
      // Increases with every commit of another connection.
      if (seen === version) return false
      version = seen
      const before = dump
      dump = readAll()
      return dump !== before
    },
    close: () => database.close()
  }
}
