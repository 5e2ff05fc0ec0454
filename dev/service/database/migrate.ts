import type { Database } from './open-database.ts'

/**
 * Migrates a database; step N takes it from version N to N + 1. If several
 * processes migrate at the same time, only one executes each step.
 */
export function migrate(database: Database, steps: readonly string[]): void {
  const version = versionOf(database)
  if (version > steps.length) {
    throw new Error(
      `The data folder is of a newer release (version ${version}, this one knows ${steps.length}). Use that release or another folder.`
    )
  }
  steps.slice(version).forEach((step, index) => {
    database.transaction(() => {
      const reached = version + index + 1
      if (versionOf(database) >= reached) return
      database.exec(step)
      database.exec(`PRAGMA user_version = ${reached}`)
    })
  })
}

function versionOf(database: Database): number {
  const [found] = database.all<{ user_version: number }>('PRAGMA user_version')
  return found?.user_version ?? 0
}
