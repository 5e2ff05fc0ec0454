import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { accountSteps } from '../database/account-steps.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { useWal } from '../database/use-wal.ts'

/**
 * Opens and migrates the accounts database of a data folder, which is created
 * if missing, or of `:memory:`. Throws an error with a message for people if
 * the folder is of a newer release, or has demo accounts without `hasDemo`.
 */
export function openAccounts(data: string, hasDemo: boolean): Database {
  if (data !== ':memory:') mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = data === ':memory:' ? data : join(data, 'accounts.db')
  const accounts = openDatabase(path)
  try {
    useWal(accounts)
    accounts.exec('PRAGMA foreign_keys = ON')
    migrate(accounts, accountSteps)
    if (!hasDemo) refuseDemoAccounts(accounts)
  } catch (error) {
    accounts.close()
    throw error
  }
  return accounts
}

/** Their passwords are public. */
function refuseDemoAccounts(accounts: Database): void {
  const [found] = accounts.first<{ username: string }>(
    'SELECT username FROM people WHERE is_seeded = 1 ORDER BY id LIMIT 1'
  )
  if (!found) return
  throw new Error(
    `The data folder has demo accounts, such as ${found.username}, whose passwords are public. Use a new folder.`
  )
}
