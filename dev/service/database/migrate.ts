import type { Database } from './open-database.ts'

/** Brings a database up to date; step N takes it from version N to N + 1. */
export function migrate(database: Database, steps: readonly string[]): void {
  const [found] = database.all<{ user_version: number }>('PRAGMA user_version')
  const version = found?.user_version ?? 0
  if (version > steps.length) {
    throw new Error(
      `The data folder is of a newer release (version ${version}, this one knows ${steps.length}). Use that release or another folder.`
    )
  }
  steps.slice(version).forEach((step, index) => {
    database.transaction(() => {
      database.exec(step)
      database.exec(`PRAGMA user_version = ${version + index + 1}`)
    })
  })
}
